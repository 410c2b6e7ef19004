import { visuallyHidden } from '@bip/design-system'
import { styled } from 'styled-components'
import { barLook } from './view/bars.styles.ts'

export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: var(--surface);
  color: var(--text);

  ${barLook}

  /* The axis has two rows of its own, over the height of a header. */
  & .head > .row { block-size: max(var(--row-height), 36px); }
  & .head [role='columnheader']:has(> [aria-hidden]) { padding: 0; overflow: clip; }
  &[data-carrying] { cursor: grabbing; user-select: none; }
  &[data-carrying='finish'] { cursor: ew-resize; }
  &[data-splitting] .g-bar[data-kind='task'] { cursor: col-resize; }
  &[data-carrying='link'] { cursor: crosshair; }
`

export const Hint = styled.p`
  ${visuallyHidden}
`
