import type { MemoryRow } from '../gateway.ts'

/** Rows of a table of values: ids count up behind the prefix. */
export const rows = <K extends string>(
  prefix: string,
  keys: readonly K[],
  values: readonly (readonly unknown[])[],
): MemoryRow[] =>
  values.map((row, index) => ({
    id: `${prefix}-${index + 1}`,
    ...Object.fromEntries(keys.map((key, at) => [key, row[at]])),
  }))
