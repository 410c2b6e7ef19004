import { styled } from 'styled-components'

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px;
`

export const Note = styled.span`
  flex-basis: 100%;
  color: var(--danger);
  font-size: 12px;
  line-height: 18px;
  text-align: center;
`
