import { styled } from 'styled-components'
import { layers } from '../foundations/tokens.ts'

export const Bubble = styled.div`
  z-index: ${layers.toast + 1};
  max-width: 320px;
  padding: 4px 8px;
  border-radius: var(--radius);
  background: var(--inverse);
  color: var(--text-on-inverse);
  font-size: 12px;
  line-height: 16px;
  overflow-wrap: anywhere;
  pointer-events: none;
`
