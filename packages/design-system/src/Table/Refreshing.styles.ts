import { styled } from 'styled-components'

/** The thin line that says "newer rows are on their way" while the old ones stay. */
export const Refreshing = styled.div`
  position: absolute;
  inset-block-start: 36px;
  inset-inline: 0;
  z-index: 4;
  block-size: 2px;
  overflow: hidden;
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 30%;
    background: var(--accent);
    animation: bip-refresh 1s ease-in-out infinite;
  }
  @keyframes bip-refresh { from { inset-inline-start: -30%; } to { inset-inline-start: 100%; } }
  @media (prefers-reduced-motion: reduce) { &::before { inline-size: 100%; animation: none; } }
`
