import { deviceName, type OnlineSession, plus } from '@bip/contract'
import { Button, type DataColumn, Tag, useConfirm, useToast } from '@bip/design-system'
import { LogOut, Monitor } from '@bip/design-system/icons'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { AdminList, asServed, useTimeColumn } from '../AdminList.tsx'
import { isKeyOf, write } from '../adminCalls.ts'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'

/** Who is signed in, on what, since when; with the way to sign them out. */
export const OnlinePage = () => {
  const { can } = useSession()
  return can('online_view') ? <Online /> : <StatusPage status={403} />
}

const Online = () => {
  const { t } = useSystemText()
  const duration = useDurationText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const since = useTimeColumn<OnlineSession>('createdAt', t('online.since'))
  const seen = useTimeColumn<OnlineSession>('seenAt', t('online.seen'))
  const columns = useMemo(
    (): DataColumn<OnlineSession>[] => [
      {
        ...asServed,
        key: 'realName',
        header: t('logs.user'),
        width: 200,
        pin: 'start',
        cell: {
          render: ({ row, text }) => (
            <>
              {text} {row.isCurrent && <Tag>{t('online.current')}</Tag>}
            </>
          ),
        },
      },
      { ...asServed, key: 'account', header: t('logs.account'), width: 130 },
      { ...asServed, key: 'deptName', header: t('online.dept'), width: 150 },
      { ...asServed, key: 'agent', header: t('logs.agent'), width: 190, grow: 1, value: ({ agent }) => deviceName(agent) },
      since,
      seen,
      {
        ...asServed,
        key: 'lasted',
        header: t('online.lasted'),
        type: 'number',
        width: 130,
        value: ({ createdAt }) => Date.now() - Date.parse(createdAt),
        cell: { text: (value) => duration(Number(value), 1) },
      },
      { ...asServed, key: 'address', header: t('logs.address'), width: 140 },
    ],
    [t, since, seen, duration],
  )
  const end = async ({ id, realName }: OnlineSession): Promise<void> => {
    const title = t('online.endAsk', { name: realName })
    if (!(await confirm({ title, tone: 'danger', confirmLabel: t('online.end') }))) return
    try {
      await write(plus.endOnline, { ids: [id] }, { tell: true })
      toast.success(t('online.ended'))
    } catch {
      // The client has said why; the list tells how it stands now.
    }
    void mutate(isKeyOf(plus.online))
  }
  return (
    <AdminList<OnlineSession>
      title={t('online.title')}
      path={plus.online}
      columns={columns}
      hint={t('online.hint')}
      empty={{ title: t('online.empty'), icon: <Monitor size={20} /> }}
      rowActions={
        can('online_end')
          ? (row) =>
              !row.isCurrent && (
                <Button size="small" variant="quiet" icon={<LogOut size={14} aria-hidden />} onPress={() => void end(row)}>
                  {t('online.end')}
                </Button>
              )
          : undefined
      }
    />
  )
}
