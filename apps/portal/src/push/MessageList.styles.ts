import { styled } from 'styled-components'

export const MessageMark = styled.span`
  display: grid;
  color: var(--accent);
`

export const MessageText = styled.span`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`
