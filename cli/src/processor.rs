//! Model and caches of the processor, as far as the system tells.

use std::collections::BTreeMap;
use std::fs::read_to_string;

/// What the processor says of itself, through the core that is asked.
pub struct Processor {
    /// What its maker calls it.
    pub model: Option<String>,
    /// Its numbers: family, model, stepping.
    pub numbers: Option<String>,
    /// Version of its microcode.
    pub microcode: Option<String>,
    /// Its caches, each with its level, kind and size, and how long their lines are.
    pub caches: Option<String>,
}

/// How the clock of a core is governed, if that is told.
pub fn governor(cpu: usize) -> Option<String> {
    let folder = format!("/sys/devices/system/cpu/cpu{cpu}/cpufreq");
    let read = |file: &str| {
        read_to_string(format!("{folder}/{file}")).ok().map(|text| text.trim().to_owned())
    };
    let governor = read("scaling_governor")?;
    // The drivers that decide by themselves call their usual mode so.
    let decides = read("scaling_driver")
        .is_some_and(|driver| matches!(&*driver, "intel_pstate" | "amd-pstate" | "amd-pstate-epp"));
    Some(if decides && governor == "powersave" { "dynamic".to_owned() } else { governor })
}

/// The processor that runs this, as the system tells: Linux the most.
pub fn detect() -> Processor {
    use sysinfo::{CpuRefreshKind, RefreshKind, System};

    let core = RefreshKind::nothing().with_cpu(CpuRefreshKind::nothing());
    let system = System::new_with_specifics(core).ok();
    let model = system.and_then(|system| Some(system.cpus().first()?.brand().trim().to_owned()));
    let cpuinfo = read_to_string("/proc/cpuinfo").unwrap_or_default();
    Processor {
        model: model.filter(|name| !name.is_empty()),
        numbers: numbers(&cpuinfo),
        microcode: fact(&cpuinfo, "microcode").map(str::to_owned),
        caches: caches(),
    }
}

/// What else identifies the processor and the system, by name; `unknown` where the system does not tell.
pub fn facts() -> BTreeMap<String, String> {
    let cpuinfo = read_to_string("/proc/cpuinfo").unwrap_or_default();
    let one_of = |names: [&str; 2]| names.into_iter().find_map(|name| fact(&cpuinfo, name));
    let flags = one_of(["flags", "Features"]);
    let hypervisor = flags.map(|flags| match flags.split(' ').any(|flag| flag == "hypervisor") {
        // Systems tell the name in several ways, and some hide it.
        true => read_to_string("/sys/class/dmi/id/sys_vendor")
            .map_or("yes".to_owned(), |name| name.trim().to_owned()),
        false => "none is told".to_owned(),
    });
    let smt = read_to_string("/sys/devices/system/cpu/smt/active").ok();
    let smt = smt.map(|active| if active.trim() == "1" { "on" } else { "off" }.to_owned());
    [
        ("caches", caches()),
        ("cpu_flags", flags.map(str::to_owned)),
        ("cpuid", cpuid()),
        ("hypervisor", hypervisor),
        ("kernel", sysinfo::System::kernel_version().ok()),
        ("smt", smt),
        ("vendor", one_of(["vendor_id", "CPU implementer"]).map(str::to_owned)),
    ]
    .into_iter()
    .map(|(name, fact)| (name.to_owned(), fact.unwrap_or_else(|| "unknown".to_owned())))
    .collect()
}

/// Leaves of the instruction `cpuid`: leaf, and the registers EAX, EBX, ECX and EDX in hexadecimal.
#[cfg(target_arch = "x86_64")]
fn cpuid() -> Option<String> {
    use std::arch::x86_64::{__cpuid_count, CpuidResult};
    // The vendor; family, model and stepping; caches; features; the hypervisor; the name.
    let leaves = [0, 1, 4, 7, 0x4000_0000, 0x8000_0002, 0x8000_0003, 0x8000_0004];
    let leaf = |leaf| {
        let CpuidResult { eax, ebx, ecx, edx } = __cpuid_count(leaf, 0);
        format!("{leaf:x}: {eax:08x} {ebx:08x} {ecx:08x} {edx:08x}")
    };
    Some(leaves.map(leaf).join("; "))
}

#[cfg(not(target_arch = "x86_64"))]
fn cpuid() -> Option<String> {
    None
}

/// What Linux tells of the first core under this name.
fn fact<'a>(cpuinfo: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = cpuinfo.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

/// The numbers of the first core: of x86 processors, or of ARM processors.
fn numbers(cpuinfo: &str) -> Option<String> {
    let of = |name| fact(cpuinfo, name);
    if let (Some(family), Some(model), Some(stepping)) =
        (of("cpu family"), of("model"), of("stepping"))
    {
        return Some(format!("family {family}, model {model}, stepping {stepping}"));
    }
    let (implementer, part) = (of("CPU implementer")?, of("CPU part")?);
    let (variant, revision) = (of("CPU variant")?, of("CPU revision")?);
    Some(format!("implementer {implementer}, part {part}, variant {variant}, revision {revision}"))
}

/// The caches of the first core, as Linux tells of them, if it does.
fn caches() -> Option<String> {
    let read = |index: u32, name: &str| {
        let path = format!("/sys/devices/system/cpu/cpu0/cache/index{index}/{name}");
        read_to_string(path).ok().map(|text| text.trim().to_owned())
    };
    let cache = |(index, level)| {
        let kind = match &*read(index, "type")? {
            "Data" => "d",
            "Instruction" => "i",
            _ => "",
        };
        Some(format!("L{level}{kind} {}", read(index, "size")?.replace('K', " KiB")))
    };
    let line = read(0, "coherency_line_size")?;
    let levels = (0..).map_while(|index| Some((index, read(index, "level")?)));
    let caches: Vec<String> = levels.map(cache).collect::<Option<_>>()?;
    Some(format!("{}, lines of {line} bytes", caches.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_first_core() {
        let of_x86 = "processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 25\nmodel\t\t: 17\n\
            model name\t: AMD EPYC\nstepping\t: 1\nmicrocode\t: 0xa10113e\n\nprocessor\t: 1\n";
        assert_eq!(numbers(of_x86).as_deref(), Some("family 25, model 17, stepping 1"));
        assert_eq!(fact(of_x86, "microcode"), Some("0xa10113e"));
        // A Neoverse N1, and a core that differs.
        let of_arm = "processor\t: 0\nBogoMIPS\t: 243.75\nFeatures\t: fp asimd\n\
            CPU implementer\t: 0x41\nCPU architecture: 8\nCPU variant\t: 0x3\nCPU part\t: 0xd0c\n\
            CPU revision\t: 1\n\nprocessor\t: 1\nCPU implementer\t: 0x61\nCPU variant\t: 0x1\n";
        let expected = "implementer 0x41, part 0xd0c, variant 0x3, revision 1";
        assert_eq!(numbers(of_arm).as_deref(), Some(expected));
        assert_eq!(numbers("processor\t: 0\nmodel name\t: AMD EPYC\n"), None);
    }
}
