import { styled } from 'styled-components'

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
`

export const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > svg { color: var(--text-faint); }
  & > [aria-current] { color: var(--text); }
`
