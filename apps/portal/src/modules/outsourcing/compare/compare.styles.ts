import { styled } from 'styled-components'

export const Scroller = styled.div`
  overflow-x: auto;
`

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }

  & th:first-child,
  & td:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: 180px;
    background: var(--surface);
    text-align: start;
    white-space: normal;
  }

  & thead th {
    font-weight: 600;
  }

  & tfoot th,
  & tfoot td {
    border-bottom: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

export const Small = styled.div`
  color: var(--text-muted);
  font-size: 12px;
  font-weight: 400;
`

export const Price = styled.button`
  display: inline-grid;
  gap: 2px;
  min-width: 96px;
  padding: 6px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: end;

  &:enabled {
    cursor: pointer;
  }

  &:enabled:hover {
    border-color: var(--accent);
  }

  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--accent);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
  padding-top: 12px;
`
