import { styled } from 'styled-components'

export { GridPage as Page } from '../../grid.styles.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;

  & > * {
    flex: 1 1 140px;
    max-inline-size: 240px;
  }
`

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 240px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface);

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`

export const Grid = styled.table`
  min-inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 13px;
  line-height: 18px;

  & th,
  & td {
    block-size: 34px;
    padding: 4px 10px;
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: var(--surface);
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 600;
  }

  & tbody th,
  & thead th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    max-inline-size: 420px;
    background: var(--surface);
    font-weight: 400;
    text-align: start;
  }

  & thead th:first-child {
    z-index: 3;
  }

  & tbody th > span {
    display: flex;
    gap: 6px;
    align-items: center;
    padding-inline-start: calc(var(--depth) * 20px);
  }

  & tbody th b {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
  }

  & small {
    overflow: hidden;
    color: var(--text-muted);
    font-size: 12px;
    text-overflow: ellipsis;
  }

  @media (max-width: 640px) {
    & tbody th,
    & thead th:first-child {
      max-inline-size: 200px;
    }

    & small {
      display: none;
    }
  }
`

export const Fold = styled.button`
  all: unset;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 4px;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid var(--focus);
  }

  &[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
`
