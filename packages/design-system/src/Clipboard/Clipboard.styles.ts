import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-inline-size: 100%;
  vertical-align: bottom;
`

export const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Keeps its room, so that showing the button moves nothing; shorter than a line's 20 px, so that lines stay even. */
export const Reveal = styled.span`
  display: inline-flex;
  flex: none;
  margin-block: -3px;
  opacity: 0;
  transition: opacity var(--motion);
  ${Root}:hover > &, ${Root}:focus-within > &, &:has([data-state='copied']), &:has([data-state='failed']) { opacity: 1; }
  [data-state='copied'] { color: var(--success); }
  [data-state='failed'] { color: var(--danger); }
  @media (hover: none) { opacity: 1; }
`
