import { css } from 'styled-components'

/** Marks of what was found; the cell that the reader stands on has a frame as well, so that colour is not alone. */
export const findMarks = css`
  .cell::highlight(table-find), .cell *::highlight(table-find) { background-color: color-mix(in srgb, var(--pending) 34%, transparent); }
  .cell[data-mark~='found'] { outline: 2px solid var(--focus); outline-offset: -2px; background: var(--pending-soft); }
`
