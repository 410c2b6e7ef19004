import { styled } from 'styled-components'

/** A page that is filled by one wide grid: what it is asked above, the grid below, which scrolls in itself. */
export const GridPage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
`

export const GridBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;

  & > p {
    margin: 0;
    color: var(--text-muted);
  }

  /* A phone keeps its height for the grid: what is asked stands in one row that scrolls. */
  @media (max-width: 640px) {
    flex-wrap: nowrap;
    flex-shrink: 0;
    overflow-x: auto;
    padding: 2px;

    & > * {
      flex-shrink: 0;
    }

    & > p {
      white-space: nowrap;
    }
  }
`

export const GridScroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 240px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`
