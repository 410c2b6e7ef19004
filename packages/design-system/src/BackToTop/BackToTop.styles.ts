import { styled } from 'styled-components'
import { layers } from '../foundations/tokens.ts'

export const Root = styled.div`
  position: fixed;
  z-index: ${layers.sticky + 1};
  inset-block-end: 24px;
  inset-inline-end: 24px;
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  animation: bip-top-in var(--motion) ease-out;
  @keyframes bip-top-in { from { opacity: 0; translate: 0 4px; } }
  @media print { display: none; }
`
