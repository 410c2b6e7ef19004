import { css } from 'styled-components'

/** A button that stands in a sentence. */
export const textButton = css`
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--accent);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`
