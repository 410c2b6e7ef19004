import { Spacer } from './Table.styles.ts'

export type RowGapProps = {
  /** How many rows are left out here; nothing is shown for none. */
  rows: number
  /** Height of one in px. */
  rowHeight: number
  span: number
}

/** The room of rows that are not in the page. */
export const RowGap = ({ rows, rowHeight, span }: RowGapProps) =>
  rows > 0 && (
    <Spacer aria-hidden="true">
      <td colSpan={span} style={{ height: rows * rowHeight }} />
    </Spacer>
  )
