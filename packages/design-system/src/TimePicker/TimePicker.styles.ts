import { styled } from 'styled-components'

/** The columns take the height of what stands beside them, or their own. */
export const Columns = styled.div`
  position: relative;
  display: flex;
  min-height: 224px;
  min-width: calc(var(--columns) * 60px);

  &[data-beside] {
    border-inline-start: 1px solid var(--line);
  }
`

export const ColumnRoom = styled.div`
  position: relative;
  flex: 1;
  min-width: 60px;

  & + & {
    border-inline-start: 1px solid var(--line);
  }
`

export const ColumnTitle = styled.div`
  padding-block: 6px 3px;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;
  text-align: center;
`

/** Lies over its room below the title, so that sixty minutes do not make the pop-up sixty rows high. */
export const Column = styled.div`
  position: absolute;
  inset: 25px 0 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 2px 6px 6px;
  scroll-padding-block: 2px 6px;
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--radius);
  }

  & > [role='option'] {
    height: 30px;
    border-radius: var(--radius-small);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    line-height: 30px;
    text-align: center;
    cursor: default;
    user-select: none;
  }

  & > [role='option']:hover {
    background: var(--hover);
  }

  & > [aria-selected='true'],
  & > [aria-selected='true']:hover {
    background: var(--accent);
    color: var(--text-on-accent);
    font-weight: 600;
  }

  & > [aria-disabled='true'],
  & > [aria-disabled='true']:hover {
    background: none;
    color: var(--text-faint);
    text-decoration: line-through;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    & > [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const TimeFoot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 8px;
  border-top: 1px solid var(--line);
`
