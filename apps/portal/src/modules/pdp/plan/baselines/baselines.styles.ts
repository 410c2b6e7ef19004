import { styled } from 'styled-components'

/** What is asked before a list, in one row where there is room. */
export const Asking = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px 12px;
  margin-block-end: 8px;

  & > * { flex: 0 1 auto; }
  & > div { flex: 1 1 160px; }
`

export const Naming = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;
`

export const Quiet = styled.p`
  margin: 0 0 8px;
  color: var(--text-muted);
`

export const TableRoom = styled.div`
  display: flex;
  block-size: min(420px, 50vh);
`
