import { styled } from 'styled-components'
import { layers } from '../foundations/tokens.ts'

export const Root = styled.div`
  position: sticky;
  z-index: ${layers.sticky};
  &[data-side='top'] { inset-block-start: var(--affix-offset, 0); }
  &[data-side='bottom'] { inset-block-end: var(--affix-offset, 0); }
  &[data-stuck] { background: var(--surface); }
  &[data-stuck][data-side='top'] { box-shadow: 0 1px 0 var(--line), 0 6px 12px -8px var(--scrim); }
  &[data-stuck][data-side='bottom'] { box-shadow: 0 -1px 0 var(--line), 0 -6px 12px -8px var(--scrim); }
  @media (forced-colors: active) { &[data-stuck] { outline: 1px solid CanvasText; } }
  @media print { position: static; }
`
