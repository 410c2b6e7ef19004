import { styled } from 'styled-components'
import { forcedEdge } from '../foundations/forcedColours.styles.ts'

export const Root = styled.span`
  display: inline-block;
  min-inline-size: 16px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--danger);
  color: var(--text-on-danger);
  font-size: 11px;
  font-weight: 600;
  line-height: 16px;
  text-align: center;
  white-space: nowrap;
  &[data-tone='neutral'] { background: var(--neutral-soft); color: var(--neutral); }
  &[data-tone='accent'] { background: var(--accent); color: var(--text-on-accent); }
  ${forcedEdge}
`
