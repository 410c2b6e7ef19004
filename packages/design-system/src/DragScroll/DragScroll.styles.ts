import { styled } from 'styled-components'

export const Root = styled.section`
  min-inline-size: 0;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  cursor: grab;
  &[data-direction='horizontal'] { overflow-y: hidden; }
  &[data-direction='vertical'] { overflow-x: hidden; }
  &[data-dragging] { cursor: grabbing; user-select: none; scroll-behavior: auto; }
  &[data-dragging] * { cursor: inherit; }
  /* What lies below the pointer does not light up while it is pulled. */
  &[data-dragging] > * { pointer-events: none; }
  &:focus-visible { outline-offset: -2px; }
`
