import { styled } from 'styled-components'

export const Sub = styled.h3`
  margin: 20px 0 8px;
  font-size: 14px;
  font-weight: 600;
`
