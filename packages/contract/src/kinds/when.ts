/**
 * A condition on other fields of the record, as data; in a line a field of the line is meant, else one of the document. Figures are
 * compared as figures; a field of several values has one of those of `in`.
 */
export type When =
  | { field: string; eq: string | boolean }
  | { field: string; in: readonly string[] }
  | { field: string; filled: boolean }
  | { all: readonly When[] }
  | { any: readonly When[] }
  | { not: When }
