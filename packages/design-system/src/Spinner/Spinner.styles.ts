import { styled } from 'styled-components'

export const Ring = styled.span`
  display: inline-flex;
  inline-size: var(--spinner-size, 16px);
  block-size: var(--spinner-size, 16px);
  &::before {
    content: '';
    flex: 1;
    border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
    border-top-color: currentColor;
    border-radius: 50%;
    animation: bip-spin 700ms linear infinite;
  }
  @keyframes bip-spin { to { rotate: 1turn; } }
  /* Where the system forces its colours, a ring of one colour would not be seen to turn. */
  @media (forced-colors: active) {
    &::before { border-color: CanvasText Canvas Canvas; }
  }
  @media (prefers-reduced-motion: reduce) {
    &::before { animation: none; }
  }
`

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  position: relative;
  color: var(--text-muted);
  font-size: 13px;
  &[data-size='large'] { --spinner-size: 24px; }
`
