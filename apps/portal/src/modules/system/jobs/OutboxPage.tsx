import { type OutboxEntry, plus } from '@bip/contract'
import { Button, type DataColumn, StatusDot, useToast } from '@bip/design-system'
import { Send } from '@bip/design-system/icons'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { AdminList, asServed, useChosen, useTimeColumn } from '../AdminList.tsx'
import { isKeyOf, write } from '../adminCalls.ts'
import { useSystemText } from '../useSystemText.ts'

/** What could not be delivered to a neighbour, and the way to send it again. */
export const OutboxPage = () => {
  const { can } = useSession()
  return can('job_view') ? <Outbox /> : <StatusPage status={403} />
}

const Outbox = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const toast = useToast()
  const createdAt = useTimeColumn<OutboxEntry>('createdAt', t('outbox.createdAt'))
  const nextAt = useTimeColumn<OutboxEntry>('nextAt', t('outbox.nextAt'))
  const columns = useMemo(
    (): DataColumn<OutboxEntry>[] => [
      { ...asServed, key: 'kind', header: t('outbox.kind'), width: 150, pin: 'start' },
      {
        ...asServed,
        key: 'isDead',
        header: t('logs.status'),
        width: 130,
        value: ({ isDead }) => t(isDead ? 'outbox.dead' : 'outbox.retrying'),
        cell: { render: ({ row, text }) => <StatusDot tone={row.isDead ? 'danger' : 'warning'}>{text}</StatusDot> },
      },
      { ...asServed, key: 'attempts', header: t('outbox.attempts'), type: 'number', width: 110 },
      createdAt,
      nextAt,
      { ...asServed, key: 'failure', header: t('outbox.failure'), width: 320, grow: 1 },
    ],
    [t, createdAt, nextAt],
  )
  const send = async (rows: readonly OutboxEntry[]): Promise<void> => {
    try {
      await write(plus.sendAgain, { ids: rows.map(({ id }) => id) }, { tell: true })
      toast.success(t('outbox.sent', { count: rows.length }))
      clear()
    } catch {
      // The client has said why.
    }
    void mutate(isKeyOf(plus.outbox))
  }
  const { clear, chosen } = useChosen<OutboxEntry>(can('job_run'), (rows) => (
    <Button size="small" icon={<Send size={14} aria-hidden />} onPress={() => void send(rows)}>
      {t('outbox.sendAgain')}
    </Button>
  ))
  return (
    <AdminList<OutboxEntry>
      title={t('outbox.title')}
      path={plus.outbox}
      columns={columns}
      hint={t('outbox.hint')}
      empty={{ title: t('outbox.empty'), icon: <Send size={20} /> }}
      chosen={chosen}
    />
  )
}
