//! Model and caches of the processor, as far as it tells.

use serde::Serialize;
use std::fs::read_to_string;

/// What the processor says of itself, through the core that is asked.
#[derive(Debug, Default, Serialize)]
pub struct Processor {
    /// What its maker calls it.
    pub model: Option<String>,
    /// Its numbers: family, model, stepping.
    pub numbers: Option<String>,
    /// Version of its microcode.
    pub microcode: Option<String>,
    /// Its caches.
    pub caches: Caches,
}

/// Sizes in bytes; of each kind of cache the one nearest to the core.
#[derive(Debug, Default, PartialEq, Serialize)]
pub struct Caches {
    /// First level, data.
    pub l1d_bytes: Option<usize>,
    /// First level, instructions.
    pub l1i_bytes: Option<usize>,
    /// Second level.
    pub l2_bytes: Option<usize>,
    /// Third level.
    pub l3_bytes: Option<usize>,
    /// A line of the first level for data.
    pub line_bytes: Option<usize>,
}

/// The processor that runs this.
#[cfg(target_arch = "x86_64")]
pub fn detect() -> Processor {
    use raw_cpuid::{CacheType, CpuId};

    let cpuid = CpuId::new();
    let brand = cpuid.get_processor_brand_string();
    let model = brand.map(|brand| brand.as_str().trim().to_owned()).filter(|name| !name.is_empty());
    let numbers = cpuid.get_feature_info().map(|info| {
        let (family, model) = (info.family_id(), info.model_id());
        format!("family {family}, model {model}, stepping {}", info.stepping_id())
    });
    let mut caches = Caches::default();
    for cache in cpuid.get_cache_parameters().into_iter().flatten() {
        let line = cache.coherency_line_size();
        let ways = cache.associativity() * cache.physical_line_partitions();
        let size = match (cache.level(), cache.cache_type()) {
            (1, CacheType::Instruction) => &mut caches.l1i_bytes,
            (1, _) => {
                caches.line_bytes.get_or_insert(line);
                &mut caches.l1d_bytes
            }
            (2, _) => &mut caches.l2_bytes,
            (3, _) => &mut caches.l3_bytes,
            _ => continue,
        };
        size.get_or_insert(ways * line * cache.sets());
    }
    Processor { model, numbers, microcode: microcode(), caches }
}

/// The version of the microcode, as far as the system tells.
#[cfg(target_arch = "x86_64")]
fn microcode() -> Option<String> {
    let text = read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("microcode"))?;
    line.split_once(':').map(|(_, version)| version.trim().to_owned())
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

/// Other processors do not tell programs themselves; systems do, Linux the most.
#[cfg(not(target_arch = "x86_64"))]
pub fn detect() -> Processor {
    use sysinfo::{CpuRefreshKind, RefreshKind, System};

    let core = RefreshKind::nothing().with_cpu(CpuRefreshKind::nothing());
    let system = System::new_with_specifics(core).ok();
    let model = system.and_then(|system| Some(system.cpus().first()?.brand().trim().to_owned()));
    Processor {
        model: model.filter(|name| !name.is_empty()),
        numbers: read_to_string("/proc/cpuinfo").ok().and_then(|text| numbers_of_arm(&text)),
        microcode: None,
        caches: caches_of_linux(0).unwrap_or_default(),
    }
}

/// The numbers of the first core, as Linux tells of ARM processors.
#[cfg(any(test, not(target_arch = "x86_64")))]
fn numbers_of_arm(cpuinfo: &str) -> Option<String> {
    let of = |name| {
        let mut lines = cpuinfo.lines().filter_map(|line| line.split_once(':'));
        lines.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
    };
    let (implementer, part) = (of("CPU implementer")?, of("CPU part")?);
    let (variant, revision) = (of("CPU variant")?, of("CPU revision")?);
    Some(format!("implementer {implementer}, part {part}, variant {variant}, revision {revision}"))
}

/// The caches of a core, as Linux tells of them on any processor, if it does.
#[cfg(any(test, not(target_arch = "x86_64")))]
fn caches_of_linux(core: usize) -> Option<Caches> {
    let mut caches = Caches::default();
    for index in 0.. {
        let read = |name: &str| {
            let path = format!("/sys/devices/system/cpu/cpu{core}/cache/index{index}/{name}");
            read_to_string(path).ok().map(|text| text.trim().to_owned())
        };
        let Some(level) = read("level") else { break };
        let bytes = Some(read("size")?.strip_suffix('K')?.parse::<usize>().ok()? << 10);
        match (&level[..], &read("type")?[..]) {
            ("1", "Instruction") => caches.l1i_bytes = bytes,
            ("1", _) => {
                caches.l1d_bytes = bytes;
                caches.line_bytes = Some(read("coherency_line_size")?.parse().ok()?);
            }
            ("2", _) => caches.l2_bytes = bytes,
            ("3", _) => caches.l3_bytes = bytes,
            _ => {}
        }
    }
    (caches != Caches::default()).then_some(caches)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    #[test]
    fn caches_are_those_that_the_kernel_knows() {
        // Cores may differ, and this test runs on any of them.
        let known: Vec<Caches> = (0..1024).filter_map(caches_of_linux).collect();
        if known.is_empty() {
            println!("the kernel tells of no caches: nothing compared");
            return;
        }
        let found = detect().caches;
        assert!(known.contains(&found), "{found:?} is none of {known:?}");
    }

    #[test]
    fn numbers_of_arm_are_those_of_the_first_core() {
        // A Neoverse N1, and a core that differs.
        let text = "processor\t: 0\nBogoMIPS\t: 243.75\nFeatures\t: fp asimd\n\
            CPU implementer\t: 0x41\nCPU architecture: 8\nCPU variant\t: 0x3\nCPU part\t: 0xd0c\n\
            CPU revision\t: 1\n\nprocessor\t: 1\nCPU implementer\t: 0x61\nCPU variant\t: 0x1\n";
        let numbers = "implementer 0x41, part 0xd0c, variant 0x3, revision 1";
        assert_eq!(numbers_of_arm(text).as_deref(), Some(numbers));
        assert_eq!(numbers_of_arm("processor\t: 0\nmodel name\t: AMD EPYC\n"), None);
    }
}
