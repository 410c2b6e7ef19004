import styled from 'styled-components'

/** What hangs under the record. */
export const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`
