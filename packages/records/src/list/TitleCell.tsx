import type { AnyRecord, Core } from '@bip/contract'
import { Link } from '@bip/design-system'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useHost } from '../host/RecordsProvider.tsx'

const Title = styled(Link)`
  display: block;
  overflow: hidden;
  font-weight: 550;
  text-overflow: ellipsis;
`

/** The name of a record as the way to it; a new tab of the browser with Ctrl. */
export const TitleCell = ({ core, record, children }: { core: Core; record: AnyRecord; children: ReactNode }) => {
  const host = useHost()
  if (!core.calls.detail) return children
  return (
    <Title href={host.detailPath(core, record.id)} tabIndex={-1} onPress={() => host.openRecord(core, record.id)}>
      {children}
    </Title>
  )
}
