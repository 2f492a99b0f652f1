//! The fields in which two values differ, compared as JSON.

use serde::Serialize;
use serde_json::{Map, Value};

/// The names of the fields in which they differ, each with both values.
pub fn differences<T: Serialize>(ours: &T, theirs: &T) -> Vec<[String; 3]> {
    let fields = |of: &T| -> Map<String, Value> {
        let value = serde_json::to_value(of).expect("it has texts and numbers only");
        serde_json::from_value(value).expect("it is an object")
    };
    let (ours, theirs) = (fields(ours), fields(theirs));
    let text = |of: Option<&Value>| of.map_or("none".to_owned(), Value::to_string);
    let mut names: Vec<&String> = ours.keys().chain(theirs.keys()).collect();
    names.sort();
    names.dedup();
    let values =
        names.iter().map(|&name| [name.clone(), text(ours.get(name)), text(theirs.get(name))]);
    values.filter(|[_, ours, theirs]| ours != theirs).collect()
}
