import type { AnyRecord, Core } from '@bip/contract'
import { Link } from '@bip/design-system'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useHost } from '../host/RecordsProvider.tsx'
import { openedBy } from './opened.ts'

const Title = styled(Link)`
  display: block;
  overflow: hidden;
  font-weight: 550;
  text-overflow: ellipsis;
`

/** The name of a record as the way to it; a new tab of the browser with Ctrl. */
export const TitleCell = ({ core, record, children }: { core: Core; record: AnyRecord; children: ReactNode }) => {
  const host = useHost()
  const opened = openedBy(host, core, record)
  if (!opened) return children
  return (
    <Title href={host.detailPath(opened.core, opened.id)} tabIndex={-1} onPress={() => host.openRecord(opened.core, opened.id)}>
      {children}
    </Title>
  )
}
