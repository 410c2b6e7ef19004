import { styled } from 'styled-components'

export const Figure = styled.button`
  all: unset;
  border-radius: 3px;
  cursor: pointer;

  &:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

/** How a figure comes about, above what it is made of. */
export const Equation = styled.p`
  margin: 0 0 12px;
  font-variant-numeric: tabular-nums;
`
