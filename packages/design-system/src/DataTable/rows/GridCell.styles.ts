import { css } from 'styled-components'

/** The cells, what is typed into them, and how they say what has been done to them. */
export const cellLook = css`
  .cell {
    position: absolute;
    inset-block: 0;
    padding: 0 12px;
    overflow: hidden;
    line-height: calc(var(--row-height) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }
  .cell:not([data-text]) { display: flex; align-items: center; }
  .cell[data-painted] { display: block; padding: 0; }
  .cell:not([data-text]) > * { min-inline-size: 0; }
  .cell:not([data-text]) > span { overflow: hidden; text-overflow: ellipsis; }
  /* Over the end of the row: they take no room from the columns, and nothing moves. */
  .cell.actions {
    inset-inline-end: 0;
    gap: 2px;
    padding: 0 8px 0 20px;
    background: linear-gradient(to right, transparent, var(--ground) 16px);
    opacity: 0;
    pointer-events: none;
  }
  .cell.actions:empty { padding-inline: 2px; }
  .row:is(:hover, :focus-within) .actions, .actions:has([aria-expanded='true']) { opacity: 1; pointer-events: auto; }
  @media (hover: none) { .cell.actions { opacity: 1; pointer-events: auto; } }
  .cell[data-align='right'] { justify-content: flex-end; text-align: end; }
  .cell[data-align='center'] { justify-content: center; text-align: center; }
  .cell:focus-visible { box-shadow: inset 0 0 0 2px var(--focus); }
  .cell[data-mark~='range'] { background: color-mix(in srgb, var(--focus) 14%, transparent); }
  .cell-input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    padding: 0 12px;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: inherit;
    opacity: 0;
    outline: none;
    cursor: default;
  }
  .cell-input[data-typing] { background: var(--surface); opacity: 1; cursor: text; }
  .cell:has(> .cell-input:focus) { box-shadow: inset 0 0 0 2px var(--focus); }
  .cell[data-mark~='refused'][data-column='0'] { box-shadow: inset 3px 0 0 var(--danger); }
  .cell[data-mark~='dirty'] { background: var(--warning-soft); }
  .cell[data-mark~='invalid'], .cell[data-mark~='conflict'] { background: var(--danger-soft); box-shadow: inset 0 0 0 1px var(--danger); }
  .cell[data-mark~='checking'] { color: var(--text-faint); }
  .cell[data-mark~='match'] { background: var(--warning-soft); }
`
