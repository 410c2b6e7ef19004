import styled from 'styled-components'

/** The search stays above what scrolls. */
export const TreeColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  flex: 1;
`
