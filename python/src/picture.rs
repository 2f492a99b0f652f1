//! Pictures for notebooks: the picture of `gridsieve draw puzzle`, with text in the fonts of the
//! reader's browser, because the picture is a part of a page.

use gridsieve_grids::geometry::CELLS;

/// Side of a cell, in pixels.
const CELL: usize = 36;
/// Around the grid.
const EDGE: usize = 2;

/// The digits of a grid or puzzle as SVG; 0 is an empty cell.
pub fn svg(digits: &[u8; CELLS], weight: &str) -> String {
    let side = 9 * CELL + 2 * EDGE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{side}\" height=\"{side}\" \
         viewBox=\"0 0 {side} {side}\"><rect width=\"{side}\" height=\"{side}\" fill=\"#FFFFFF\"/>"
    );
    for (is_thick, style) in [
        (false, "stroke=\"#B8BFC7\" stroke-width=\"1\""),
        (true, "stroke=\"#1B1F24\" stroke-width=\"2\""),
    ] {
        let mut path = String::new();
        for line in (0..=9).filter(|line| (line % 3 == 0) == is_thick) {
            let (at, end) = (EDGE + CELL * line, 9 * CELL);
            path += &format!("M{EDGE} {at}h{end}M{at} {EDGE}v{end}");
        }
        svg += &format!("<path d=\"{path}\" {style}/>");
    }
    svg += &format!(
        "<g font-family=\"sans-serif\" font-size=\"20\" font-weight=\"{weight}\" fill=\"#1B1F24\" \
         text-anchor=\"middle\">"
    );
    for (cell, digit) in digits.iter().enumerate().filter(|(_, digit)| **digit != 0) {
        let middle = |line: usize| EDGE + CELL * line + CELL / 2;
        let (x, y) = (middle(cell % 9), middle(cell / 9) + 7);
        svg += &format!("<text x=\"{x}\" y=\"{y}\">{digit}</text>");
    }
    svg + "</g></svg>"
}
