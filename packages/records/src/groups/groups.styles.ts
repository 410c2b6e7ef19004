import styled from 'styled-components'

export const GroupName = styled.span`
  font-weight: 600;
`

export const AllRecords = styled.span`
  color: var(--accent);
`
