import { styled } from 'styled-components'

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
`

export const Title = styled.h1`
  min-width: 0;
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  color: var(--text-faint);
  font-size: 13px;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`
