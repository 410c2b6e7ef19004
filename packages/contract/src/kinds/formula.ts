/**
 * A computed field as data, so that both sides compute alike. Arguments are field keys of the same record, decimals, or formulas.
 * `percent` is a × b / 100. `sum` adds one cell over the lines of a lines field. Results are rounded half up to `scale` (default 2).
 * `join` makes a text of the fields that are filled, `between` (default a blank) between two of them, `before` in front of all, and every
 * sign of `without` left out. `addDays` is the date `days` after
 * the date in `from`; `days` is a field or a whole number, taken away where it is negative.
 */
export type Formula =
  | { op: 'add' | 'subtract' | 'multiply' | 'percent'; args: readonly (string | Formula)[]; scale?: number }
  | { op: 'join'; args: readonly string[]; between?: string; before?: string; without?: string }
  | { op: 'addDays'; from: string; days: string }
  | { op: 'sum'; lines: string; of: string; scale?: number }
  | { op: 'count'; lines: string }
