import type { Page } from '@bip/contract'
import { type FlowInstance, flowCalls } from '@bip/contract/workflow'
import { type DataColumn, DataList, Empty, PageHeader, useLocale } from '@bip/design-system'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { MonitorDialog } from './MonitorDialog.tsx'

const asServed = { isSortable: false, isFilterable: false } as const

/** Processes of all people, for administrators: where each stands, and what stopped. */
export const MonitorList = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const [asked, setAsked] = useState({ current: 1, size: 20, search: '' })
  const [chosen, setChosen] = useState<FlowInstance | null>(null)
  const { data, error, mutate } = useSWR<Page<FlowInstance>, Error>(
    [flowCalls.followList, language, asked],
    () => client.request<Page<FlowInstance>>({ path: flowCalls.followList, query: asked, silent: true }),
    { keepPreviousData: true },
  )
  const columns = useMemo((): DataColumn<FlowInstance>[] => {
    const standing = ({ hasIncident, isSuspended, endTime }: FlowInstance) => {
      if (endTime) return t('work.monitorEnded')
      if (hasIncident) return t('work.monitorIncident')
      return t(isSuspended ? 'work.monitorSuspended' : 'work.monitorRunning')
    }
    const time = (value: unknown) => (value ? formatDateTime(String(value), { timeZone }) : '')
    return [
      { ...asServed, key: 'title', header: t('work.monitorTitle'), width: 280, grow: 1, pin: 'start' },
      {
        ...asServed,
        key: 'hasIncident',
        header: t('work.monitorStanding'),
        width: 120,
        cell: { render: ({ row }) => standing(row) },
      },
      { ...asServed, key: 'processDefinitionName', header: t('work.process'), width: 180 },
      { ...asServed, key: 'version', header: t('work.monitorVersion'), width: 80 },
      { ...asServed, key: 'startUsername', header: t('work.monitorStarter'), width: 120 },
      { ...asServed, key: 'startTime', header: t('work.monitorStarted'), width: 170, cell: { text: time } },
      { ...asServed, key: 'endTime', header: t('work.monitorEndTime'), width: 170, cell: { text: time } },
    ]
  }, [t, formatDateTime, timeZone])
  return (
    <>
      <DataList
        label={t('work.monitor')}
        head={<PageHeader title={t('work.monitor')} count={data?.total} />}
        search={{
          value: asked.search,
          placeholder: t('work.search'),
          onSearch: (search) => setAsked({ ...asked, search, current: 1 }),
        }}
        table={{
          columns,
          rows: data?.records ?? none,
          rowKey: ({ processInstanceId }) => processInstanceId,
          isServed: true,
          hasColumnMenu: false,
          onRowPress: setChosen,
          isLoading: !data && !error,
          emptyState: data && <Empty title={t('work.monitorEmpty')} />,
          errorState: error && !data ? <LoadFailed error={error} onRetry={() => void mutate()} /> : undefined,
        }}
        paging={
          data && data.total > 0
            ? { current: data.current, size: data.size, total: data.total, onChange: (page) => setAsked({ ...asked, ...page }) }
            : undefined
        }
      />
      {chosen && <MonitorDialog instance={chosen} onClose={() => setChosen(null)} onChanged={() => void mutate()} />}
    </>
  )
}

const none: readonly FlowInstance[] = []
