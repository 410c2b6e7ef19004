import { styled } from 'styled-components'

export const PageBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  min-height: 0;
  overflow-y: auto;
`

export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 16px;
  align-items: start;
`

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

export const Note = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 13px;
`

export const Code = styled.code`
  font-size: 12px;
  overflow-wrap: anywhere;
`
