import { css } from 'styled-components'
import { boxLook } from '../../Table/SelectBox.styles.ts'

/** The rows, those above and below them that stand still, and what is pinned to their sides. */
export const rowLook = css`
  .head { position: sticky; inset-block-start: 0; z-index: 3; inline-size: max(100%, var(--total)); background: var(--surface); }
  .foot { position: sticky; inset-block-end: 0; z-index: 3; inline-size: max(100%, var(--total)); background: var(--sunken); font-weight: 600; }
  .foot > .row { border-block-start: 1px solid var(--line-strong); }
  .foot > .row { --ground: var(--sunken); }
  .row[data-pinned] { --ground: color-mix(in srgb, var(--accent-soft) 55%, var(--surface)); font-weight: 400; }
  .row[data-pinned]:hover { --ground: var(--hover); }
  .head > .row[data-pinned]:last-child { border-block-end-color: var(--line-strong); }
  &[data-pressable] .row[data-pinned] { cursor: pointer; }
  .body {
    position: relative;
    z-index: 0;
    inline-size: max(100%, var(--total));
    overflow: clip;
  }
  .row {
    --ground: var(--surface);
    position: relative;
    display: flex;
    justify-content: space-between;
    block-size: var(--row-height);
    inline-size: max(100%, var(--total));
    border-block-end: 1px solid var(--line);
    background: var(--ground);
    outline: none;
  }
  .body > .row { position: absolute; inset-block-start: 0; inset-inline-start: 0; contain: strict; }
  /* Only meanwhile: a browser that smooths text by the colours of a pixel does without it in such a layer. */
  .body[data-moving] > .row { will-change: transform; }
  .body > .row[inert] { content-visibility: hidden; }
  /* A group's line while the reader is among its rows: out of the flow of heights, held by the browser. */
  .body > .row[data-stuck] {
    position: sticky;
    z-index: 5;
    inset-block-start: calc(var(--head-height) + var(--stuck, 0px));
    inset-inline-start: auto;
    margin-block-end: calc(-1 * var(--row-height));
    box-shadow: 0 1px 0 var(--line-strong);
  }
  .body > .row[data-stuck='1'] { z-index: 4; }
  .body > .row[data-stuck='2'] { z-index: 3; }
  .body > .row[data-stuck='3'] { z-index: 2; }
  /* No variable where the pointer is: rows pass under it as one scrolls, and every cell of each would be looked through twice. */
  .body > .row:hover:not([aria-selected='true'], [data-dragged], [data-kind='detail']) {
    background: var(--hover);
    & > .pins { background: var(--hover); }
    & :is(.actions, .cell-open) { --ground: var(--hover); }
  }
  .body > .row[aria-selected='true'] { --ground: var(--selected); }
  /* What lies behind the rows is seen through them; pinned columns keep their ground. */
  &[data-backdrop] .body > .row { background: transparent; }
  &[data-backdrop] .body > .row:is(:hover, [aria-selected='true'], :focus-within) { background: color-mix(in srgb, var(--selected) 55%, transparent); }
  &[data-zebra] .body > .row[data-odd='true'] { --ground: var(--sunken); }
  &[data-zebra] .body > .row[aria-selected='true'] { --ground: var(--selected); }
  &[data-pressable] .body > .row { cursor: pointer; }
  /* The ground by its name: inherited, it would make the browser look through every cell of a row that is only moved. */
  .pins { position: sticky; z-index: 2; flex: none; block-size: 100%; background: var(--ground); }
  .pins[data-side='start'] { inset-inline-start: 0; inline-size: var(--start); }
  .pins[data-side='end'] { inset-inline-end: 0; inline-size: var(--end); }
  .pins:not(:empty)[data-side='start'] { box-shadow: 1px 0 0 var(--line); }
  .pins[data-side='end'] { box-shadow: -1px 0 0 var(--line); }
  .pins > .actions:first-child { box-shadow: none; }
  .pins:has(> .actions:first-child) { box-shadow: none; }
`

/** The box and the handle before the first column, and lines that are no rows: groups, details, rows on their way. */
export const lineLook = css`
  .lead { position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 40px; display: flex; align-items: center; padding-inline-start: 14px; }
  .lead > input { ${boxLook} }
  .head .row:nth-child(n + 2) > .pins > .lead {
    inset-block-start: calc((1 - var(--head-rows)) * var(--row-height));
    padding-block-start: calc((var(--head-rows) - 1) * var(--row-height));
    background: inherit;
  }
  .pins[data-filled] { box-shadow: 1px 0 0 var(--line); }
  .row[data-kind='detail'] > :not(.detail) { display: none; }
  .row > .detail { position: sticky; inset-inline-start: 0; inline-size: var(--room); max-inline-size: 100%; align-self: start; cursor: auto; }
  .row:is([data-kind='group'], [data-kind='failed']) .lead > input { visibility: hidden; }
  .row[data-kind='group'] { --ground: var(--sunken); font-weight: 500; cursor: default; }
  .row[data-kind='failed'] { color: var(--danger); cursor: pointer; }
  .row:is([data-kind='group'], [data-kind='failed']) .cell[data-column='0'] { inline-size: max-content; min-inline-size: var(--w0); overflow: visible; }
  /* Typing begins where the text stands. */
  &[role='treegrid'] .body .cell[data-column='0'] > .cell-input { padding-inline-start: inherit; }
  &[role='treegrid'] .body .cell[data-column='0'] { padding-inline-start: calc(30px + var(--depth, 0) * 18px); }
  .row[aria-expanded] .cell[data-column='0']::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--row-height) / 2 - 3.5px);
    inset-inline-start: calc(13px + var(--depth, 0) * 18px);
    inline-size: 6px;
    block-size: 6px;
    border: solid var(--text-muted);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
    transition: transform var(--motion);
  }
  .row[aria-expanded='true'] .cell[data-column='0']::before { transform: translateY(-1.5px) rotate(45deg); }
  .row[data-locked] .cell { color: var(--text-faint); }
  .row[data-kind='loading'] .cell { color: transparent; }
  .row[data-kind='loading'] .cell::after {
    content: '';
    display: inline-block;
    inline-size: min(60%, 120px);
    block-size: 10px;
    border-radius: 4px;
    background: var(--skeleton);
  }
`
