import { css } from 'styled-components'

/** The handle of a row, and where rows would go that are being dragged. */
export const rowDragMarks = css`
  &[data-movable] .lead { gap: 6px; padding-inline-start: 6px; }
  &[data-movable='beside'] .head .lead { padding-inline-start: 26px; }
  .lead { outline-offset: -2px; }
  &[data-movable='alone'] .lead { inline-size: 28px; }
  &[data-movable='beside'] .lead { inline-size: 52px; }
  .grip {
    flex: none;
    inline-size: 14px;
    block-size: 18px;
    background: radial-gradient(circle, currentColor 1.2px, transparent 1.6px) 0 0 / 7px 6px;
    color: var(--text-faint);
    opacity: 0.35;
    cursor: grab;
    touch-action: none;
  }
  .row:is(:hover, :focus-within) .grip { opacity: 1; }
  .grip:active { cursor: grabbing; }
  &[data-waiting] .grip, .row:not([data-kind='row']) .grip { visibility: hidden; }
  .body > .row[data-dragged] { --ground: var(--sunken); }
  .row[data-dragged] :is(.cell, .lead) { opacity: 0.5; }
  /* The line of a place lies between two rows. */
  .body > .row[data-drop] { contain: layout style; }
  .row[data-drop]::after {
    content: '';
    position: absolute;
    z-index: 4;
    inset-inline: 0;
    block-size: 2px;
    background: var(--focus);
    pointer-events: none;
  }
  .row[data-drop='above']::after { inset-block-start: -1px; }
  .row[data-drop='below']::after { inset-block-end: -2px; }
  @media (forced-colors: active) {
    .grip { background: none; border-inline: 2px dotted ButtonText; }
    .row[data-drop]::after { background: Highlight; }
  }
`
