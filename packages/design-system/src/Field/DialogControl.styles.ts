import { styled } from 'styled-components'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'
import { ControlBox } from './Field.styles.ts'

export const DialogBox = styled(ControlBox)`
  cursor: text;

  & > [data-end] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-inline-start: auto;
  }
`

export const DialogPanel = styled.div`
  ${floatingSurface}
  overflow: auto;
`
