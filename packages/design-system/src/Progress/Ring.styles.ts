import { styled } from 'styled-components'

export const RingBox = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--ring);
  block-size: calc(var(--ring) * var(--ring-height));
  overflow: hidden;
  [data-beside] > & { grid-row: 1; align-self: center; }
  [data-beside]:has(> :nth-child(3)) > & { grid-row: 1 / span 2; }
`

export const Drawing = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inline-size: var(--ring);
  block-size: var(--ring);
  fill: none;
  stroke-width: var(--ring-line);
  forced-color-adjust: none;
  /* Begins at twelve o'clock, or at the left end of the half. */
  rotate: -90deg;
  [data-variant='dashboard'] & { rotate: 180deg; }

  & > circle:first-child { stroke: var(--groove); stroke-dasharray: var(--ring-span) 100; }
  & > circle:last-child {
    stroke: var(--tone);
    stroke-dasharray: calc(var(--share) / 100 * var(--ring-span)) 100;
    stroke-linecap: round;
    transition: stroke-dasharray var(--motion) ease-out;
  }
  [data-variant='dashboard'] & > circle:first-child { stroke-linecap: round; }
  /* A round end would leave a dot where there is nothing yet. */
  & > circle[data-empty] { stroke-linecap: butt; }

  [data-indeterminate] & { animation: bip-progress-turn 1.1s linear infinite; }
  [data-indeterminate] & > circle:last-child { stroke-dasharray: calc(var(--ring-span) * 0.28) 100; }
  @keyframes bip-progress-turn { from { rotate: -90deg; } to { rotate: 270deg; } }
  [data-indeterminate][data-variant='dashboard'] & { animation: none; }
  [data-indeterminate][data-variant='dashboard'] & > circle:last-child {
    animation: bip-progress-sweep 1.6s ease-in-out infinite alternate;
  }
  @keyframes bip-progress-sweep { to { stroke-dashoffset: calc(var(--ring-span) * -0.72); } }
  @media (prefers-reduced-motion: reduce) {
    [data-indeterminate] & > circle:last-child { stroke-dasharray: 2.5 2.5; animation: none; stroke-linecap: butt; }
    [data-indeterminate][data-variant='dashboard'] & > circle:last-child { stroke-dasharray: 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 52.5; }
  }
`

export const Centre = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  max-inline-size: calc(var(--ring) - 4 * var(--ring-line-px));
  color: var(--text);
  font-size: max(12px, calc(var(--ring) * var(--ring-font)));
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  [data-variant='dashboard'] & { align-self: end; }
  [data-outcome] & { color: var(--tone); }
  [data-outcome] & svg { inline-size: calc(var(--ring) * 0.32); block-size: calc(var(--ring) * 0.32); }
`
