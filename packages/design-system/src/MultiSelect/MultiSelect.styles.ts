import { styled } from 'styled-components'
import { forcedEdge } from '../foundations/forcedColours.styles.ts'

export const CountPill = styled.span`
  flex: none;
  min-width: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: var(--accent-soft);
  color: var(--accent);
  font-size: 12px;
  font-weight: 600;
  line-height: 18px;
  text-align: center;
  ${forcedEdge}
`
