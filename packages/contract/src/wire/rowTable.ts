/** Many rows of one shape as they are sent: names once, then the values of each row in their order. */
export type RowTable<Row> = { keys: (keyof Row & string)[]; rows: unknown[][] }

/** The rows of a table, as objects again. */
export const rowsOfTable = <Row extends object>({ keys, rows }: RowTable<Row>): Row[] =>
  rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (const [at, key] of keys.entries()) row[key] = values[at]
    return row as Row // its keys are those of a row
  })

/** Rows as they are sent; the first one says which keys there are. */
export const rowTableOf = <Row extends object>(rows: readonly Row[]): RowTable<Row> => {
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row & string)[] // the keys of a row
  return { keys, rows: rows.map((row) => keys.map((key) => row[key])) }
}
