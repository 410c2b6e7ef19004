import { styled } from 'styled-components'
import { phone } from '../foundations/tokens.ts'

export const Root = styled.kbd`
  display: inline-block;
  padding: 0 5px;
  border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  border-radius: 4px;
  font: 500 11px/16px var(--sans);
  color: var(--text-muted);
  white-space: nowrap;
  /* Where nobody has a keyboard its keys say nothing. */
  @media ${phone}, (hover: none) and (pointer: coarse) { display: none; }
`
