//! The six orders of three things, and the orders of nine lines.

/// The orders of three things, ascending; the first changes nothing. Their numbers are part of the
/// formats of grid files.
pub const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The number of an order in [`ORDERS`].
pub const fn number(order: [u8; 3]) -> usize {
    order[0] as usize * 2 + (order[1] > order[2]) as usize
}

/// The number of the order that undoes each.
pub const INVERSE: [u8; 6] = [0, 1, 2, 4, 3, 5];

/// The 1,296 orders of nine lines that keep bands (or stacks) together.
pub fn line_orders() -> impl Iterator<Item = [u8; 9]> {
    static ALL: [[u8; 9]; 1296] = {
        let mut orders = [[0; 9]; 1296];
        let mut i = 0;
        while i < 9 * 1296 {
            let (number, line) = (i / 9, i % 9);
            let within = ORDERS[[number / 36 % 6, number / 6 % 6, number % 6][line / 3]];
            orders[number][line] = 3 * ORDERS[number / 216][line / 3] + within[line % 3];
            i += 1;
        }
        orders
    };
    ALL.iter().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn orders_are_undone() {
        for a in 0..6 {
            assert_eq!(number(ORDERS[a]), a);
            let inverse = ORDERS[usize::from(INVERSE[a])];
            assert_eq!(inverse.map(|i| ORDERS[a][usize::from(i)]), [0, 1, 2]);
        }
    }

    #[test]
    fn line_orders_are_different_and_keep_bands() {
        let orders: HashSet<_> = line_orders().collect();
        assert_eq!(orders.len(), 1296);
        for order in orders {
            for band in order.chunks(3) {
                assert!(band.iter().all(|line| line / 3 == band[0] / 3));
            }
            let mut lines = order;
            lines.sort();
            assert_eq!(lines, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        }
    }
}
