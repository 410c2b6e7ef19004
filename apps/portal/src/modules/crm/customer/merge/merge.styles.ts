import { styled } from 'styled-components'

export const Parts = styled.div`
  display: grid;
  gap: 16px;
`

export const Pair = styled.div`
  overflow-x: auto;
`

export const Fields = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: 6px 8px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    font-weight: 600;
  }

  & tbody th {
    color: var(--text-muted);
    font-weight: 400;
    white-space: nowrap;
  }

  & small {
    display: block;
    color: var(--text-muted);
    font-weight: 400;
  }

  & label {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
`

export const Moves = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`

export const Note = styled.p`
  margin: 0;
  color: var(--text-muted);
`
