import { styled } from 'styled-components'
import { forcedEdge } from '../foundations/forcedColours.styles.ts'

export const Root = styled.span`
  display: flex;
  flex-direction: column;
  gap: 10px;
`

export const Bar = styled.span`
  display: block;
  block-size: var(--skeleton-height, 12px);
  border-radius: 4px;
  background: color-mix(in srgb, var(--text) 8%, transparent);
  &:last-child:not(:first-child) { inline-size: 62%; }
  ${forcedEdge}
`
