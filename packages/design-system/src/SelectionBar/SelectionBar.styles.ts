import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-height: 40px;
  padding: 6px 12px;
  border-bottom: 1px solid var(--line);
  background: var(--accent-soft);
  font-size: 13px;
`

export const Count = styled.b`
  color: var(--accent);
  font-weight: 600;
`

export const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`
