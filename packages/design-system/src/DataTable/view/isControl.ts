/** Something in a cell that is operated by itself, or a detail. */
export const isControl = (target: Element): boolean =>
  target.closest('a, button, input, select, textarea, label, [role="button"], .detail') !== null
