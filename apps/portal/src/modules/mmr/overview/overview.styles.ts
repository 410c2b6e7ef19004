import { styled } from 'styled-components'

/** Cards of a page side by side, as many as there is room for. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: 16px;
  align-items: start;
`

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 8px 24px;
`

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  & small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
  }
`

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

export const Scroller = styled.div`
  overflow: auto;
`

export const Sums = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: 6px 12px;
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }

  & th:first-child {
    text-align: start;
  }
`
