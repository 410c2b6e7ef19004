import { css } from 'styled-components'

/** What editing adds to cells: the handle at a block's corner, the cells it is drawn over, the button of a pop-up, the line that adds a row. */
export const editingMarks = css`
  .cell[data-mark~='corner']::after {
    content: '';
    position: absolute;
    z-index: 2;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 8px;
    block-size: 8px;
    border: solid var(--surface);
    border-width: 1px 0 0 1px;
    background: var(--focus);
    cursor: crosshair;
  }
  .row .cell[data-mark~='fill'] { background: color-mix(in srgb, var(--focus) 20%, transparent); }
  /* The input covers the cell, and the cell's own frame with it. */
  .cell > .cell-input[data-typing] { box-shadow: inset 0 0 0 2px var(--focus); }
  .cell-open {
    position: absolute;
    z-index: 1;
    inset-block: 3px;
    inset-inline-end: 3px;
    display: grid;
    place-items: center;
    inline-size: 22px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: var(--ground);
    color: var(--text-muted);
    &:hover, &[aria-expanded='true'] { background: var(--hover); color: var(--text); }
  }
  .cell[data-align='right'] > .cell-open { inset-inline: 3px auto; }
  .cell:has(> .cell-open) > .cell-input[data-typing] { padding-inline-end: 28px; }
  .row[data-kind='add'] { cursor: pointer; color: var(--accent); }
  .row[data-kind='add'] .cell[data-column='0'] { inline-size: max-content; min-inline-size: var(--w0); overflow: visible; }
  .row[data-kind='add'] .cell[data-column='0']::before { content: '+' / ''; margin-inline-end: 6px; font-size: 15px; }
  /* Its words may be longer than the pinned column is wide: no line goes through them. */
  .row[data-kind='add'] > .pins:not(:empty) { box-shadow: none; }
  .row[data-kind='add'] .lead > * { visibility: hidden; }
  @media (forced-colors: active) {
    .cell[data-mark~='corner']::after { forced-color-adjust: none; background: Highlight; }
    .cell[data-mark~='fill'] { outline: 1px dashed Highlight; outline-offset: -1px; }
  }
`
