//! Pictures as PNG: shapes are filled with the share of each pixel that they cover.

use super::font;
use super::picture::{Outline, Picture, Segment};
use ab_glyph_rasterizer::{Point, Rasterizer, point};
use png::{BitDepth, ColorType, Encoder, EncodingError};

/// The picture as a file, each unit of it `scale` pixels wide.
///
/// # Errors
/// The picture has no pixel, or too many.
pub fn file(picture: &Picture, scale: u32) -> Result<Vec<u8>, EncodingError> {
    let (width, height) = (picture.width * scale, picture.height * scale);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels(picture, scale))?;
    writer.finish()?;
    Ok(bytes)
}

/// Red, green and blue of each pixel, row by row. What no shape covers is white.
pub fn pixels(picture: &Picture, scale: u32) -> Vec<u8> {
    let size = [picture.width * scale, picture.height * scale].map(|length| length as usize);
    let mut pixels = vec![u8::MAX; 3 * size[0] * size[1]];
    for shape in &picture.shapes {
        fill(&mut pixels, size, shape.fill.0, &lines(&shape.outline, f64::from(scale)));
    }
    pixels
}

/// Blends a colour over the pixels inside an outline.
fn fill(pixels: &mut [u8], size: [usize; 2], colour: [u8; 3], lines: &[[Point; 2]]) {
    // Only the part of the picture that it can touch.
    let ends = |which: fn(&Point) -> f32, most: usize| {
        let all = || lines.iter().flatten().map(which);
        let from = all().fold(f32::MAX, f32::min).floor().clamp(0.0, most as f32);
        let to = all().fold(0.0, f32::max).ceil().clamp(from, most as f32);
        [from as usize, to as usize]
    };
    let [left, right] = ends(|point| point.x, size[0]);
    let [top, bottom] = ends(|point| point.y, size[1]);
    if left == right || top == bottom {
        return;
    }
    let mut rasterizer = Rasterizer::new(right - left, bottom - top);
    let inside = |at: Point| {
        let x = (at.x - left as f32).clamp(0.0, (right - left) as f32);
        point(x, (at.y - top as f32).clamp(0.0, (bottom - top) as f32))
    };
    lines.iter().for_each(|&[from, to]| rasterizer.draw_line(inside(from), inside(to)));
    rasterizer.for_each_pixel_2d(|x, y, cover| {
        let cover = cover.min(1.0);
        let place = 3 * ((top + y as usize) * size[0] + left + x as usize);
        for (pixel, part) in pixels[place..].iter_mut().zip(colour) {
            let mixed = f32::from(*pixel) + cover * (f32::from(part) - f32::from(*pixel));
            *pixel = mixed.round() as u8;
        }
    });
}

/// Straight pieces of a curve: at this size nobody sees them.
const PIECES: u32 = 8;
/// Sides of what stands for a circle.
const SIDES: u32 = 96;

/// An outline as straight lines.
fn lines(outline: &Outline, scale: f64) -> Vec<[Point; 2]> {
    let at = |[x, y]: [f64; 2]| point((x * scale) as f32, (y * scale) as f32);
    let corners = |corners: Vec<[f64; 2]>| -> Vec<[Point; 2]> {
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).map(|(&from, &to)| [at(from), at(to)]).collect()
    };
    match outline {
        &Outline::Rectangle([x, y, width, height]) => {
            corners(vec![[x, y], [x, y + height], [x + width, y + height], [x + width, y]])
        }
        &Outline::Circle([x, y], radius) => {
            let corner = |side| {
                let (sin, cos) =
                    (f64::from(side) / f64::from(SIDES) * std::f64::consts::TAU).sin_cos();
                [x + radius * cos, y + radius * sin]
            };
            corners((0..SIDES).map(corner).collect())
        }
        Outline::Text(letters) => lines(&Outline::Path(font::outline(letters)), scale),
        Outline::Path(path) => {
            let (mut lines, mut begin, mut from) = (Vec::new(), [0.0; 2], [0.0; 2]);
            for &segment in path {
                let to = match segment {
                    Segment::Move(to) => {
                        begin = to;
                        to
                    }
                    Segment::Line(to) => {
                        lines.push([at(from), at(to)]);
                        to
                    }
                    Segment::Quad(by, to) => {
                        let on =
                            |piece| curve([from, by, to], f64::from(piece) / f64::from(PIECES));
                        lines.extend((0..PIECES).map(|piece| [at(on(piece)), at(on(piece + 1))]));
                        to
                    }
                    Segment::Close => {
                        lines.push([at(from), at(begin)]);
                        begin
                    }
                };
                from = to;
            }
            lines
        }
    }
}

/// A point of a curve, `t` from 0 to 1.
fn curve([a, b, c]: [[f64; 2]; 3], t: f64) -> [f64; 2] {
    std::array::from_fn(|i| {
        (1.0 - t) * (1.0 - t) * a[i] + 2.0 * t * (1.0 - t) * b[i] + t * t * c[i]
    })
}
