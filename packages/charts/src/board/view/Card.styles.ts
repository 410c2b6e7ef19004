import { styled } from 'styled-components'

export const CellList = styled.div`
  position: relative;
  min-width: 0;
`

export const EmptyCell = styled.p`
  position: absolute;
  inset: 8px 0 auto;
  color: var(--text-faint);
  font-size: 0.86em;
  text-align: center;
`

/** Where the card in the hand would be dropped. */
export const DropMark = styled.div`
  position: absolute;
  inset: 0 0 auto;
  border: 1.5px dashed var(--accent);
  border-radius: var(--radius);
  background: var(--accent-soft);
  pointer-events: none;

  @media (forced-colors: active) {
    border-color: Highlight;
  }
`

export const CardBox = styled.div`
  position: absolute;
  inset: 0 0 auto;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  transition: transform var(--motion) ease-out;
  /* A press on a card is read as the beginning of a move, not of a selection of text. */
  user-select: none;
  -webkit-touch-callout: none;

  &:hover {
    border-color: var(--line-strong);
  }

  &[data-movable] {
    cursor: grab;
  }

  &:focus-visible {
    outline: none;
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
  }

  &[data-dragged] {
    border: 1.5px dashed var(--accent);
    background: transparent;
    opacity: 0.5;
  }

  &[data-waiting] {
    border-style: dashed;
    cursor: progress;
  }

  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* The card that follows the pointer. */
  &[data-flying] {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: 900;
    border-color: var(--accent);
    background: var(--surface);
    box-shadow: var(--shadow-float);
    cursor: grabbing;
    opacity: 1;
    pointer-events: none;
    transition: none;
    will-change: transform;
  }
`

/** Moves a card without dragging; seen on hover and focus, and always where there is no mouse. */
export const MoveButton = styled.button`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text-muted);
  opacity: 0;

  ${CardBox}:hover > &,
  ${CardBox}:focus-visible > &,
  &:focus-visible {
    opacity: 1;
  }

  &:hover {
    border-color: var(--line-strong);
    color: var(--text);
  }

  @media (pointer: coarse) {
    width: 32px;
    height: 32px;
    opacity: 1;
  }

  [data-flying] > &,
  [data-carrying] & {
    display: none;
  }
`
