import { styled } from 'styled-components'
import { boxLook } from '../Table/SelectBox.styles.ts'
import { cards } from './cards/cards.styles.ts'
import { readyCells } from './cells/cells.styles.ts'
import { editingMarks } from './editing/marks.styles.ts'
import { findMarks } from './find/find.styles.ts'
import { rowDragMarks } from './rowDrag/rowDrag.styles.ts'

/** Holds the scroller and what lies over it. */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 160px;
  background: var(--surface);
  --skeleton: color-mix(in srgb, var(--text-faint) 16%, transparent);
  &[data-fitted] { flex: none; }
  &[data-fitted]:not([data-empty]) { min-height: 0; }
  &[data-fitted][data-empty] { min-height: 240px; }
`

/**
 * Rows and cells are plain elements of this one: a styled component for each would cost more than all they show.
 * It has no background of its own: over an opaque one the browser scrolls ahead of the page, and the reader would see lines that are not there yet.
 */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline-offset: -2px;
  font-size: 13px;
  line-height: 20px;
  contain: strict;

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
  .body > .row { position: absolute; inset-block-start: 0; inset-inline-start: 0; contain: layout style; }
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
  .cell[data-mark~='dirty'] { background: var(--warning-soft); }
  .cell[data-mark~='invalid'], .cell[data-mark~='conflict'] { background: var(--danger-soft); box-shadow: inset 0 0 0 1px var(--danger); }
  .cell[data-mark~='checking'] { color: var(--text-faint); }
  .cell[data-mark~='match'] { background: var(--warning-soft); }
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
  .row[data-kind='group'] { --ground: var(--sunken); font-weight: 500; cursor: default; }
  .row[data-kind='group'] .cell[data-column='0'] { inline-size: max-content; min-inline-size: var(--w0); overflow: visible; }
  &[role='treegrid'] .body .cell[data-column='0'] { padding-inline-start: calc(30px + var(--depth, 0) * 18px); }
  .row[aria-expanded] .cell[data-column='0']::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--row-height) / 2 - 5px);
    inset-inline-start: calc(13px + var(--depth, 0) * 18px);
    inline-size: 6px;
    block-size: 6px;
    border: solid var(--text-muted);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
    transition: transform var(--motion);
  }
  .row[aria-expanded='true'] .cell[data-column='0']::before { transform: rotate(45deg); }
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
  ${readyCells}
  ${editingMarks}
  ${findMarks}
  ${rowDragMarks}
  @media (forced-colors: active) {
    .cell:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
    .body > .row[aria-selected='true'] { forced-color-adjust: none; color: HighlightText; }
    .body > .row[aria-selected='true'], .body > .row[aria-selected='true'] > .pins { background: Highlight; }
  }
  ${cards}
`

export const HeadCell = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  padding: 0 12px;
  color: var(--text-muted);
  font-size: 12.5px;
  font-weight: 500;
  white-space: nowrap;
  user-select: none;
  outline: none;
  /* Over the rows of names under which it does not stand. */
  &[data-rise] {
    inset-block-start: calc(-1 * var(--rise) * var(--row-height));
    padding-block-start: calc(var(--rise) * var(--row-height));
    background: inherit;
  }
  &[data-carried] > * { opacity: 0.5; }
  &[data-align='right'] { justify-content: flex-end; }
  &[data-align='center'] { justify-content: center; }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--focus); }
`

export const HeadLabel = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  margin: 0 -6px;
  padding: 2px 6px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font-weight: inherit;
  & > svg { display: none; flex: none; }
  &:hover { background: var(--hover); color: var(--text); }
  &:hover > svg { display: block; opacity: 0.55; }
  [aria-sort='ascending'] > &, [aria-sort='descending'] > & { color: var(--text); font-weight: 600; }
  [aria-sort='ascending'] > & > svg, [aria-sort='descending'] > & > svg { display: block; opacity: 1; color: var(--accent); }
  [data-align='right'] > & { flex-direction: row-reverse; }
`

/** Over the end of the header, so that it takes no room from the name while nobody points there. */
export const MenuButton = styled.button`
  position: absolute;
  inset-block: calc(var(--rise, 0) * var(--row-height) + 5px) 5px;
  inset-inline-end: 8px;
  display: grid;
  place-items: center;
  inline-size: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text-muted);
  opacity: 0;
  :hover > &, :focus-within > &, &[aria-expanded='true'], &[data-active] { opacity: 1; }
  &:hover, &[aria-expanded='true'] { background: var(--hover); color: var(--text); }
  &[data-active] { color: var(--accent); }
  [data-align='right'] > & { inset-inline: 8px auto; }
  @media (hover: none) { opacity: 1; }
`

export const SortPlace = styled.span`
  color: var(--accent);
  font-size: 11px;
`

/** Lies over the body, below the headers. */
export const State = styled.div`
  position: absolute;
  inset-block: var(--head-height, 36px) 0;
  inset-inline: 0;
  overflow: hidden;
  padding: 12px;
  &[data-skeleton] { padding: 0; overflow: hidden; }
  &[data-over] { inset-block: var(--head-height, 36px) auto; }
`

export const SkeletonCells = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--cells), 1fr);
  align-items: center;
  gap: 24px;
  padding: 0 12px;
  border-block-end: 1px solid var(--line);
`

/** The shapes of rows, in sight only where the reader is quicker than the page. */
export const Backdrop = styled.div`
  position: absolute;
  inset: var(--head-height, 36px) 0 0;
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 calc(var(--row-height) / 2 - 5px),
    var(--skeleton) calc(var(--row-height) / 2 - 5px) calc(var(--row-height) / 2 + 5px),
    transparent calc(var(--row-height) / 2 + 5px) var(--row-height)
  );
`

/** Where Tab goes on from, so that the whole table is one stop. */
export const Edge = styled.span`
  position: absolute;
  outline: none;
`
