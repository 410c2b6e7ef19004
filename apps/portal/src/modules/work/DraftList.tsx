import type { Page } from '@bip/contract'
import { processCalls } from '@bip/contract/workflow'
import { Button, type DataColumn, DataList, Empty, PageHeader, useLocale, useToast } from '@bip/design-system'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { startPath } from './startPath.ts'
import { taskPath } from './taskPath.ts'

type Draft = {
  id: string
  processDefId: string
  processDefKey: string
  processDefinitionName: string
  taskId: string
  /** Of a draft of a task: its process, what that is called, and its record. */
  processInstanceId: string
  businessId: string
  title: string
  updateTime: string
}

const asServed = { isSortable: false, isFilterable: false } as const

/** What one began to fill in and has not sent. */
export const DraftList = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const navigate = useNavigate()
  const toast = useToast()
  const { data, error, mutate } = useSWR<Page<Draft>, Error>([processCalls.draftList, language], () =>
    client.request<Page<Draft>>({ path: processCalls.draftList, silent: true }),
  )
  const columns = useMemo((): DataColumn<Draft>[] => {
    const remove = async (id: string): Promise<void> => {
      try {
        await client.request({ method: 'POST', path: processCalls.draftRemove, body: { ids: [id] }, silent: true })
      } catch (failure) {
        toast.error(failure instanceof Error ? failure.message : String(failure))
      }
      await mutate()
    }
    return [
      { ...asServed, key: 'processDefinitionName', header: t('work.process'), width: 260, grow: 1, pin: 'start' },
      { ...asServed, key: 'title', header: t('work.subject'), width: 240 },
      {
        ...asServed,
        key: 'updateTime',
        header: t('work.savedAt'),
        width: 180,
        cell: { text: (value) => formatDateTime(String(value), { timeZone }) },
      },
      {
        ...asServed,
        key: 'id',
        header: '',
        width: 130,
        cell: {
          render: ({ row }) => (
            <Button size="small" onPress={() => void remove(row.id)}>
              {t('work.removeDraft')}
            </Button>
          ),
        },
      },
    ]
  }, [t, formatDateTime, timeZone, mutate, toast])
  const open = ({ processDefKey, processDefId, taskId, processInstanceId, businessId }: Draft): void => {
    const task = { taskId, processInstanceId, businessId, processDefinitionKey: processDefKey, status: 'todo' } as const
    const path = taskId ? taskPath(task) : startPath({ key: processDefKey, id: processDefId })
    if (path) void navigate(path)
  }
  return (
    <DataList
      label={t('work.draft')}
      head={<PageHeader title={t('work.draft')} count={data?.total} />}
      table={{
        columns,
        rows: data?.records ?? noDrafts,
        rowKey: ({ id }) => id,
        isServed: true,
        hasColumnMenu: false,
        onRowPress: open,
        isLoading: !data && !error,
        emptyState: data && <Empty title={t('work.emptyDraft')} />,
        errorState: error && !data ? <LoadFailed error={error} onRetry={() => void mutate()} /> : undefined,
      }}
    />
  )
}

const noDrafts: readonly Draft[] = []
