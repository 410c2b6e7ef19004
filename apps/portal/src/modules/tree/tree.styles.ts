import styled from 'styled-components'

/** What stands below the chosen record. */
export const Right = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: auto;
`
