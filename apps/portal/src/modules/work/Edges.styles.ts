import { styled } from 'styled-components'

/** Takes back the padding of the screen around it, for pages that divide the whole surface themselves. */
export const Edges = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  margin: -16px -20px 0;
`
