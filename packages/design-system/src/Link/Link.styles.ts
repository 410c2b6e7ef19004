import { css, styled } from 'styled-components'

const look = css`
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: var(--accent);
  font: inherit;
  font-weight: 550;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover { color: var(--accent-hover); text-decoration: underline; text-underline-offset: 3px; }
  &[data-quiet] { color: inherit; font-weight: inherit; }
`

export const Anchor = styled.a`
  ${look}
`

export const Pressable = styled.button`
  ${look}
`
