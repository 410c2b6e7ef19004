import { styled } from 'styled-components'

export const Scroller = styled.div`
  max-block-size: 56vh;
  overflow: auto;
`

export const Proposed = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 13px;

  & th,
  & td {
    padding: 6px 8px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }

  & [data-late] td:nth-child(4) {
    color: var(--danger);
  }

  & small {
    display: block;
    color: var(--text-muted);
    white-space: normal;
  }
`
