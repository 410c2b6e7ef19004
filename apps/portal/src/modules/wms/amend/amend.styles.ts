import { styled } from 'styled-components'

export const Scroller = styled.div`
  overflow-x: auto;
`

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;

  & th,
  & td {
    padding: 6px 10px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  & thead th {
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 600;
  }

  & tbody th {
    font-weight: 400;
  }

  & small {
    display: block;
    max-inline-size: 240px;
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
    white-space: normal;
  }

  & [data-changed] {
    background: var(--warning-soft, color-mix(in srgb, var(--warning) 14%, transparent));
    font-weight: 600;
  }
`

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;

  & td > div {
    min-inline-size: 110px;
  }
`
