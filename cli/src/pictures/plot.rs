//! The crate `plotters` draws on pictures.

use super::font::{Weight, width};
use super::picture::{Anchor, Colour, Picture, Text};
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};
use std::convert::Infallible;

type Done = Result<(), DrawingErrorKind<Infallible>>;

fn place((x, y): BackendCoord) -> [f64; 2] {
    [x.into(), y.into()]
}

/// A colour on paper.
fn colour(colour: BackendColor) -> Colour {
    let (red, green, blue) = colour.rgb;
    Colour([red, green, blue]).tint(colour.alpha.clamp(0.0, 1.0))
}

impl DrawingBackend for &mut Picture {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    fn ensure_prepared(&mut self) -> Done {
        Ok(())
    }

    fn present(&mut self) -> Done {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, style: BackendColor) -> Done {
        let [x, y] = place(point);
        self.rectangle("chart", colour(style), [x, y, 1.0, 1.0]);
        Ok(())
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Done {
        // In the middle of pixels, so that thin lines are sharp.
        let ends = [from, to].map(|end| place(end).map(|at| at + 0.5));
        let thickness = f64::from(style.stroke_width());
        self.line("line", colour(style.color()), ends, thickness);
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Done {
        assert!(fill, "the rectangles of charts are bars");
        let ([x, y], [right, bottom]) = (place(upper_left), place(bottom_right));
        let [width, height] = [right - x, bottom - y].map(|length| length.max(1.0));
        self.rectangle("bar", colour(style.color()), [x, y, width, height]);
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, pos: BackendCoord) -> Done {
        let [x, y] = place(pos);
        let (size, anchor) = (style.size(), style.anchor());
        let base = match anchor.v_pos {
            VPos::Top => 0.76,
            VPos::Center => 0.36,
            VPos::Bottom => -0.2,
        };
        let anchor = match anchor.h_pos {
            HPos::Left => Anchor::Start,
            HPos::Center => Anchor::Middle,
            HPos::Right => Anchor::End,
        };
        let text = Text { text: text.to_owned(), size, weight: Weight::Regular, anchor };
        self.text("label", colour(style.color()), text, [x, y + base * size]);
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let width = width(text, Weight::Regular, style.size());
        Ok((width.ceil() as u32, style.size().ceil() as u32))
    }
}
