import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  border-radius: 50%;
  overflow: hidden;
  background: var(--accent-soft);
  color: var(--accent);
  /* Keeps its edge on the ground of a selected row. */
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--accent) 20%, transparent);
  font-size: calc(var(--avatar-size) * 0.46);
  font-weight: 600;
  line-height: 1;
  user-select: none;
  vertical-align: middle;
`

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
