import type { cardLook } from './cardLook.ts'

/** Variables for the look of cards. */
export const cardSizes = ({ beside, label, line, height }: ReturnType<typeof cardLook>) => ({
  '--beside': beside,
  '--label': `${label}px`,
  '--card-line': `${line}px`,
  '--card': `${height}px`,
})

/** Variables for what stands still above the rows: rows of headers, and rows pinned under them. */
export const headHeight = (rows: number, pinned: number, rowHeight: number) => ({
  '--head-rows': rows,
  '--head-height': `${(rows + pinned) * rowHeight}px`,
})
