import { styled } from 'styled-components'

export const DayAndTime = styled.div`
  display: flex;
`
