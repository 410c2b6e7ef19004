import styled from 'styled-components'

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

export const Note = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 13px;
`

export const Samples = styled.span`
  display: block;
  overflow: hidden;
  max-inline-size: 220px;
  color: var(--text-muted);
  text-overflow: ellipsis;
  white-space: nowrap;
`
