import { css } from 'styled-components'

/** The cell of what was found that the reader stands on: it has a frame as well, so that colour is not alone. */
export const findMarks = css`
  .row .cell[data-mark~='found'] { outline: 2px solid var(--focus); outline-offset: -2px; background: var(--pending-soft); }
`
