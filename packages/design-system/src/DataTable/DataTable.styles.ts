import { styled } from 'styled-components'
import { cards } from './cards/cards.styles.ts'
import { readyCells } from './cells/cells.styles.ts'
import { editingMarks } from './editing/marks.styles.ts'
import { findMarks } from './find/find.styles.ts'
import { rowDragMarks } from './rowDrag/rowDrag.styles.ts'
import { cellLook } from './rows/GridCell.styles.ts'
import { lineLook, rowLook } from './rows/GridRow.styles.ts'

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
  font-size: var(--font-table);
  line-height: calc(var(--font-table) * 20 / 13);
  contain: strict;

  ${rowLook}
  ${cellLook}
  ${lineLook}
  ${readyCells}
  ${editingMarks}
  ${findMarks}
  ${rowDragMarks}
  &[data-large] :is(.cell, .cell-input, [role='columnheader']) { padding-inline: 0.9em; }
  @media (forced-colors: active) {
    .cell[data-mark~='range'] { outline: 1px dashed Highlight; outline-offset: -1px; }
    .cell[data-mark~='dirty'] { outline: 1px solid GrayText; outline-offset: -2px; }
    .cell:is([data-mark~='invalid'], [data-mark~='conflict']) { outline: 2px dotted CanvasText; outline-offset: -2px; }
    .cell:is(:focus-visible, :has(> .cell-input:focus)) { outline: 2px solid Highlight; outline-offset: -2px; }
    .body > .row[aria-selected='true'] { forced-color-adjust: none; color: HighlightText; }
    .body > .row[aria-selected='true'], .body > .row[aria-selected='true'] > .pins { background: Highlight; }
  }
  ${cards}
`

/** Where Tab goes on from, so that the whole table is one stop. */
export const Edge = styled.span`
  position: absolute;
  outline: none;
`
