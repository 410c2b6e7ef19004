import { styled } from 'styled-components'

export const Columns = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-height: 0;
  max-width: min(840px, calc(100vw - 24px));
  overflow-x: auto;
  overscroll-behavior: contain;
`

export const Column = styled.div`
  position: relative;
  flex: 1 0 auto;
  width: 176px;
  height: 232px;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;

  & + & {
    border-inline-start: 1px solid var(--line);
  }
`

/** A list of whole paths instead of columns, while something is searched. */
export const Results = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-width: 320px;
  min-height: 0;
  max-height: 264px;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`

export const Item = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  padding-inline: 8px 6px;
  border-radius: var(--radius-small);
  color: var(--text);
  font-size: 14px;
  line-height: 20px;
  cursor: default;
  user-select: none;

  &:hover {
    background: var(--hover);
  }

  &[data-open] {
    background: var(--sunken);
    font-weight: 550;
  }

  &[aria-selected='true'] {
    background: var(--selected);
  }

  &[data-active] {
    background: var(--hover);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }

  &[aria-selected='true'][data-active] {
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--focus);
  }

  &[aria-disabled='true'] {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    color: var(--text-faint);
  }

  @media (forced-colors: active) {
    &[data-active],
    &[aria-selected='true'] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`

export const ColumnNote = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding: 8px;
  color: var(--text-muted);
  font-size: 13px;
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: var(--danger);
  }
`
