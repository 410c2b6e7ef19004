import { styled } from 'styled-components'

export const Found = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`

export const One = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  padding: 2px 0;
`

export const Whose = styled.span`
  color: var(--text-muted);
`
