import { styled } from 'styled-components'

export const Root = styled.kbd`
  display: inline-block;
  padding: 0 5px;
  border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  border-radius: 4px;
  font: 500 11px/16px var(--sans);
  color: var(--text-muted);
  white-space: nowrap;
  /* Where nobody has a keyboard its keys say nothing; the width is that of phones in tokens.ts, which a button alone does not take along. */
  @media (max-width: 600px), (hover: none) and (pointer: coarse) { display: none; }
`
