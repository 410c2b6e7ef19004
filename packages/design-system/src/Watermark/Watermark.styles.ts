import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
  isolation: isolate;
  min-inline-size: 0;
`
