import type { ImportReport } from '@bip/contract'
import { csvOf } from './csvOf.ts'

type Titles = { row: string; column: string; message: string }

/** The rows that failed as they stand in the sheet, each with what is wrong; the problems alone where a gateway does not send rows. */
export const errorFile = ({ errors, head, rows }: ImportReport, { row: rowTitle, column, message }: Titles): string => {
  if (!head || !rows)
    return csvOf([[rowTitle, column, message], ...errors.map((one) => [String(one.row), one.column, one.message])])
  const byRow = Map.groupBy(errors, ({ row }) => row)
  const problems = (row: number): string =>
    (byRow.get(row) ?? []).map((one) => (one.column ? `${one.column}: ${one.message}` : one.message)).join('; ')
  return csvOf([[...head, message], ...rows.map(({ row, cells }) => [...cells, problems(row)])])
}
