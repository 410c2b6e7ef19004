import { styled } from 'styled-components'

export const Message = styled.div`
  color: var(--text-muted);
  overflow-wrap: anywhere;
  & + * { margin-top: 14px; }
`
