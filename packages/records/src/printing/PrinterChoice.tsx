import { type PrintServer, printCalls } from '@bip/contract'
import { Alert, List, Skeleton, Tag } from '@bip/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { reasonOf } from '../data/errors.ts'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Servers } from './printing.styles.ts'

export type PrinterChoiceProps = { printerId: string | null; onChange: (printerId: string | null) => void }

/** Print servers on the left, the printers of the chosen one on the right. */
export const PrinterChoice = ({ printerId, onChange }: PrinterChoiceProps) => {
  const { client } = useHost()
  const { t } = useText()
  const { data, error } = useSWR<readonly PrintServer[], Error>(printCalls.printers, (path: string) =>
    quiet(client).request<PrintServer[]>({ path }),
  )
  const [chosenServer, setServer] = useState<string>()
  if (error) return <Alert tone="danger">{reasonOf(error)}</Alert>
  if (!data) return <Skeleton lines={4} height={14} />
  const holder = data.find(({ printers }) => printers.some(({ id }) => id === printerId))
  const server = data.find(({ key }) => key === chosenServer) ?? holder ?? data[0]
  return (
    <Servers>
      <List
        label={t('print.servers')}
        size="small"
        isFramed
        selectionMode="single"
        items={data.map(({ key, name, printers }) => ({ key, title: name, extra: printers.length }))}
        selectedKeys={new Set(server ? [server.key] : [])}
        onSelectionChange={(keys) => setServer([...keys][0] ?? server?.key)}
      />
      <List
        label={t('print.printers')}
        size="small"
        isFramed
        selectionMode="single"
        items={(server?.printers ?? []).map(({ id, name, place, language }) => ({
          key: id,
          title: name,
          description: place || undefined,
          extra: language === 'zpl' ? <Tag>ZPL</Tag> : undefined,
        }))}
        empty={t('print.noPrinters')}
        selectedKeys={new Set(printerId ? [printerId] : [])}
        onSelectionChange={(keys) => onChange([...keys][0] ?? null)}
      />
    </Servers>
  )
}
