import { type ArrangedColumn, type ColumnSide, sides } from '../columns/columnLayout.ts'

/** A line of the panel: the head of a side, or a column. */
export type PanelRow = { kind: 'head'; side: ColumnSide; isEmpty: boolean } | ({ kind: 'column' } & ArrangedColumn)

/** The columns under the heads of their sides. */
export const panelRows = (arranged: readonly ArrangedColumn[]): PanelRow[] =>
  sides.flatMap((side): PanelRow[] => {
    const own = arranged.filter((one) => one.side === side)
    return [{ kind: 'head', side, isEmpty: own.length === 0 }, ...own.map((one) => ({ kind: 'column' as const, ...one }))]
  })

/** What a column dropped into the gap before a row comes to stand before, and on which side. */
export const placeAtGap = (rows: readonly PanelRow[], gap: number): { side: ColumnSide; before: string | null } => {
  // Nothing stands above the first head.
  const at = Math.max(1, gap)
  const head = rows.slice(0, at).findLast((row) => row.kind === 'head')
  const next = rows[at]
  return { side: head?.side ?? null, before: next?.kind === 'column' ? next.column.key : null }
}

/** The gap one step away from a row, over the head of a side where one lies between; null at the end. */
export const gapBeside = (rows: readonly PanelRow[], at: number, by: 1 | -1): number | null => {
  const gap = by > 0 ? at + 2 : at - 1
  return gap < 1 || gap > rows.length ? null : gap
}
