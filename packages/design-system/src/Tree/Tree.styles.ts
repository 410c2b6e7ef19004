import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  min-height: 0;
  color: var(--text);
  font-size: 14px;
  line-height: 20px;

  &[data-size='small'] {
    font-size: 13px;
  }
`

/** The list never grows beyond the window, so that a tree without a bounded place does not render all of its rows. */
export const Scroller = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  max-height: 100vh;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
  /* A px at a desk: on a wall the rows are as large as those of the tables there. */
  --tree-px: calc(var(--font-table) / 13);
  font-size: calc(14 * var(--tree-px));
  line-height: calc(20 * var(--tree-px));

  [data-size='small'] > & {
    font-size: calc(13 * var(--tree-px));
  }

  &[data-dragging] {
    cursor: grabbing;
  }
`

export const RowBox = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: calc(6 * var(--tree-px));
  height: var(--tree-row);
  padding-inline: calc(4px + var(--level) * var(--tree-step)) 4px;
  border-radius: var(--radius-small);
  cursor: default;
  user-select: none;
  /* stylelint-disable-next-line */
  -webkit-tap-highlight-color: transparent;

  &[data-pressable] {
    cursor: pointer;
  }

  &:hover {
    background: var(--hover);
  }

  &[aria-selected='true'] {
    background: var(--selected);
  }

  [role='tree']:focus-visible &[data-active],
  [data-driven] &[data-active] {
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  [data-driven] &[data-active] {
    background: var(--hover);
    box-shadow: none;
  }

  [data-driven] &[aria-selected='true'] {
    background: var(--selected);
  }

  [data-driven] &[aria-selected='true'][data-active] {
    box-shadow: inset 0 0 0 1px var(--focus);
  }

  &[aria-disabled='true'] {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  &[data-carried] {
    opacity: 0.5;
  }

  &[data-drop='inside'] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'],
    [data-driven] &[data-active] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }

    &[data-drop='inside'],
    [role='tree']:focus-visible &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** One line down from every ancestor's chevron. */
export const Guides = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 4px;
  width: calc(var(--level) * var(--tree-step));
  background: repeating-linear-gradient(
    to right,
    transparent 0 9px,
    var(--line-strong) 9px 10px,
    transparent 10px var(--tree-step)
  );
  pointer-events: none;
  opacity: 0.7;
`

export const Chevron = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(20 * var(--tree-px));
  height: calc(20 * var(--tree-px));
  margin-inline-end: -2px;
  border-radius: var(--radius-small);
  color: var(--text-muted);

  &[data-part='chevron'] {
    cursor: pointer;
  }

  &[data-part='chevron']:hover {
    background: color-mix(in srgb, var(--text) 9%, transparent);
    color: var(--text);
  }

  & > svg {
    width: calc(16 * var(--tree-px));
    height: calc(16 * var(--tree-px));
    transition: rotate var(--motion);
  }

  [aria-expanded='true'] > & > svg {
    rotate: 90deg;
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`

export const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: calc(16 * var(--tree-px));
  color: var(--text-muted);

  [data-theme='wall'] & > svg {
    width: calc(16 * var(--tree-px));
    height: calc(16 * var(--tree-px));
  }
`

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Actions = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2px;
  cursor: default;

  & :focus-visible {
    outline-offset: -2px;
  }
`

export const NoteText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  color: var(--text-muted);
  font-size: calc(13 * var(--tree-px));

  &[data-tone='danger'] {
    color: var(--danger);
  }
`

export const RetryButton = styled.button`
  flex: none;
  padding: 0 8px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text);
  font-size: calc(12 * var(--tree-px));
  line-height: calc(20 * var(--tree-px));

  &:hover {
    background: var(--hover);
  }
`

export const Blank = styled.div`
  padding: 12px 8px;
  color: var(--text-muted);
  font-size: 13px;
  overflow-wrap: anywhere;
`
