import { styled } from 'styled-components'

export const Parts = styled.div`
  display: grid;
  gap: 12px;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  color: var(--text-muted);
`

export const Scroller = styled.div`
  overflow-x: auto;
`

export const Sides = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: 6px 8px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  & tbody th {
    color: var(--text-muted);
    font-weight: 400;
  }

  & tr[data-differs] td {
    background: var(--warning-soft);
    font-weight: 600;
  }
`
