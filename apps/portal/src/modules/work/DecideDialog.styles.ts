import { styled } from 'styled-components'

export const Failures = styled.ul`
  margin: 12px 0 0;
  padding-inline-start: 20px;
  max-height: 40vh;
  overflow: auto;
  overflow-wrap: anywhere;
`
