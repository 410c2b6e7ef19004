import { styled } from 'styled-components'

export const Details = styled.pre`
  max-height: 160px;
  margin: 8px 0 0;
  padding: 8px 10px;
  overflow: auto;
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text-muted);
  font: 12px/18px var(--mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
