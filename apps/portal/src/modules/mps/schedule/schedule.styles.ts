import { styled } from 'styled-components'

export { GridPage as Page } from '../../grid.styles.ts'

export const Compared = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th, & td { padding: 6px 8px; border-block-end: 1px solid var(--line); text-align: end; font-weight: 400; }
  & th[scope='row'] { text-align: start; color: var(--text-muted); }
  & thead th { font-weight: 600; }
  & thead th:first-child { text-align: start; }
`

/** What goes to paper, below the choice of a station. */
export const Sheet = styled.div`
  & > h2 { margin: 20px 0 8px; font-size: 16px; }
  & > p { color: var(--text-muted); }
  & :is(th, td) { text-align: start; }
`

/** A comparison that is wider than a phone is scrolled sideways. */
export const Wide = styled.div`
  overflow-x: auto;
`

export const Running = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  margin: 0;
`
