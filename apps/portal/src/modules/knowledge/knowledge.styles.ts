import { styled } from 'styled-components'

export const Pane = styled.section`
  min-width: 0;
  min-height: 0;
  overflow: auto;
`

export const Lead = styled.p`
  max-width: 80ch;
  margin: 0 0 16px;
  color: var(--text-muted);
`

export const Text = styled.div`
  max-width: 80ch;
  line-height: 24px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
