import { Spinner } from '@bip/design-system'
import { styled } from 'styled-components'

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 240px;
`

export const PageLoading = ({ label }: { label: string }) => (
  <Centre>
    <Spinner label={label} />
  </Centre>
)
