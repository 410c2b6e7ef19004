import { styled } from 'styled-components'

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: 100%;
  overflow-y: auto;
  /* A table scrolls by itself. */
  &[data-answers='tree'] { overflow: hidden; }
`

export const Plot = styled.div`
  height: min(46vh, 420px);
`
