import { css } from 'styled-components'

/**
 * Rows as cards. They stay rows and cells of one grid, laid out anew: whoever listens still hears each value with its header, the keys still go
 * from value to value and from card to card, and choosing, typing and copying work as they do. A list would have to do all of that again.
 */
export const cards = css`
  &[data-cards] {
    .pins { display: contents; }
    .head > .row { justify-content: flex-start; inline-size: 100%; overflow: auto hidden; scrollbar-width: none; }
    .head > .row[data-place]:not([data-pinned]) { display: none; }
    [role='columnheader'] { position: relative; inset: auto; flex: none; gap: 5px; padding: 0 4px 0 12px; }
    .head .lead { flex: none; inline-size: 36px; padding: 0 0 0 20px; }
    [role='separator'] { display: none; }
    [role='columnheader'] > [aria-haspopup] { position: static; block-size: 24px; background: none; opacity: 1; }
    .body > .row {
      display: grid;
      grid-template-columns: repeat(var(--beside), minmax(0, 1fr));
      grid-auto-rows: var(--card-line);
      column-gap: 16px;
      align-content: start;
      block-size: calc(var(--card) - 8px);
      inline-size: calc(100% - 16px);
      margin: 8px 8px 0;
      padding: 8px 12px;
      border: 1px solid var(--line);
      border-radius: var(--radius-large);
    }
    .body > .row[hidden] { display: none; }
    .body > .row .cell {
      position: relative;
      inset: auto;
      margin-inline: -6px;
      padding: 0 6px 0 calc(var(--label) + 6px);
      border-radius: var(--radius-small);
      line-height: var(--card-line);
      text-align: start;
      justify-content: flex-start;
    }
    .cell::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      color: var(--text-muted);
      font-size: 12px;
      font-weight: 400;
    }
    .body > .row .cell::before {
      position: absolute;
      inset: 0 auto 0 6px;
      inline-size: calc(var(--label) - 8px);
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .body > .row .cell[data-column='0'] { grid-column: 1 / -1; padding: 0 6px; font-size: 14px; font-weight: 600; }
    .body > .row .cell[data-column='0']::before { content: none; }
    .body > .row:has(> .pins > .lead) .cell[data-column='0'] { padding-inline-start: 34px; }
    .body .lead { inset: 8px auto auto 12px; inline-size: 24px; block-size: var(--card-line); padding: 0; }
    .body > .row .cell.actions { position: absolute; inset: 8px 8px auto auto; block-size: var(--card-line); padding-inline: 8px 0; }
    .body > .row .cell.actions::before { content: none; }
    .cell-input { inset-inline-start: calc(var(--label) + 6px); inline-size: auto; inset-inline-end: 6px; padding: 0; }
    .cell[data-column='0'] > .cell-input { inset-inline-start: 6px; }
    .row[data-kind='detail'] > .pins, .row[data-kind='detail'] > .cell { display: none; }
    .body > .row[data-kind='detail'] { grid-template-columns: minmax(0, 1fr); }
    .foot > .row, .row[data-pinned] { justify-content: flex-start; gap: 20px; inline-size: 100%; padding-inline: 20px; }
    .row[data-pinned] { overflow: auto hidden; scrollbar-width: none; }
    /* Sums are read, never scrolled for: those without room stand in the next line. */
    .foot > .row { flex-wrap: wrap; gap: 0 20px; block-size: auto; min-block-size: var(--row-height); padding-block: 6px; }
    .foot > .row > .cell, .foot > .row > .pins > .cell, .row[data-pinned] .cell { position: static; flex: none; inline-size: auto; padding: 0; }
    :is(.foot, .head) .cell::before { margin-inline-end: 6px; }
    :is(.foot, .head) .cell:empty { display: none; }
  }
`
