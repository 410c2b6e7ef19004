import { styled } from 'styled-components'

/** The board takes what the head leaves. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
`

export const Compared = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th, & td { padding: 6px 8px; border-block-end: 1px solid var(--line); text-align: end; font-weight: 400; }
  & th[scope='row'] { text-align: start; color: var(--text-muted); }
  & thead th { font-weight: 600; }
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
