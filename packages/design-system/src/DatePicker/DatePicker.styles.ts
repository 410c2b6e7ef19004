import { styled } from 'styled-components'
import { ControlBox } from '../Field/Field.styles.ts'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'

export const DateBox = styled(ControlBox)`
  cursor: text;

  & > [data-end] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-inline-start: auto;
  }
`

export const CalendarPopup = styled.div`
  ${floatingSurface}
  overflow: auto;
`
