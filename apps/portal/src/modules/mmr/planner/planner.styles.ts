import { styled } from 'styled-components'

/** How far a run is, beside the buttons of the list. */
export const Running = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-inline-size: 220px;
`
