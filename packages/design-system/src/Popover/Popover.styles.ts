import { styled } from 'styled-components'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'

export const Panel = styled.div`
  ${floatingSurface}
  min-width: 160px;
  max-width: min(560px, calc(100vw - 16px));
  padding: 12px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline: none; }
`
