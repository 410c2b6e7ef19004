/** Rows from `first` up to, not with, `end` that are in the page. */
export type RowWindow = { first: number; end: number }

type View = {
  /** px from the top of the list to the top of what is seen; negative where the list begins below it. */
  top: number
  /** px that are seen. */
  height: number
}

/** Rows of one height that are in sight, with some beyond on both sides. */
export const rowWindow = (view: View, count: number, rowHeight: number, beyond = 3): RowWindow => {
  const first = Math.max(0, Math.min(count, Math.floor(view.top / rowHeight) - beyond))
  const end = Math.max(first, Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + beyond))
  return { first, end }
}

/** The place between rows that a point is nearest to, `y` in px from the top of the list. */
export const indexAt = (y: number, count: number, rowHeight: number): number =>
  Math.max(0, Math.min(count, Math.round(y / rowHeight)))
