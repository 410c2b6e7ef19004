import { css, styled } from 'styled-components'

/** What the rows of a tree have in common with those of other lists. */

export const Space = styled.div`
  position: relative;
  min-width: 100%;
`

/** A drawn box: the row around says its state to assistive technology. */
export const checkBox = css`
  position: relative;
  display: block;
  flex: none;
  width: calc(16 * var(--tree-px, 1px));
  height: calc(16 * var(--tree-px, 1px));
  border: 1px solid var(--line-field);
  border-radius: var(--radius-small);
  background: var(--surface);

  &[data-state='on'],
  &[data-state='mixed'] {
    border-color: var(--accent);
    background: var(--accent);
  }

  &[data-state='on']::after {
    content: '';
    position: absolute;
    inset: calc(1 * var(--tree-px, 1px)) auto auto calc(4 * var(--tree-px, 1px));
    width: calc(6 * var(--tree-px, 1px));
    height: calc(10 * var(--tree-px, 1px));
    border: solid var(--text-on-accent);
    border-width: 0 calc(2 * var(--tree-px, 1px)) calc(2 * var(--tree-px, 1px)) 0;
    rotate: 42deg;
    scale: 0.85;
  }

  &[data-state='mixed']::after {
    content: '';
    position: absolute;
    inset: calc(6 * var(--tree-px, 1px)) calc(3 * var(--tree-px, 1px)) auto;
    height: calc(2 * var(--tree-px, 1px));
    background: var(--text-on-accent);
  }

  [aria-disabled='true'] & {
    border-color: var(--line-strong);
    background: var(--sunken);
  }

  [aria-disabled='true'] &::after {
    border-color: var(--text-faint);
  }

  [aria-disabled='true'] &[data-state='mixed']::after {
    background: var(--text-faint);
  }

  @media (forced-colors: active) {
    &[data-state='mixed']::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

export const CheckBox = styled.span`
  ${checkBox}
`

export const GripRoom = styled.span`
  flex: none;
  width: 20px;
`
export const Grip = styled(GripRoom)`
  display: grid;
  place-items: center;
  height: 24px;
  color: var(--text-faint);
  cursor: grab;
  opacity: 0;
  touch-action: none;

  [role='treeitem']:hover > &,
  [role='treeitem'][data-active] > &,
  [role='option']:hover > &,
  [role='option'][data-active] > & {
    opacity: 1;
  }

  @media (hover: none) {
    opacity: 1;
  }
`

/** Where what is carried would come to lie. */
export const DropLine = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: -1px;
  inset-inline-end: 4px;
  height: 2px;
  border-radius: 1px;
  background: var(--accent);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: -4px;
    width: 8px;
    height: 8px;
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: var(--surface);
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`
