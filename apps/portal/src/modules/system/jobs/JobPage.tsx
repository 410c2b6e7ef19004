import { type JobState, plus } from '@bip/contract'
import { Button, type DataColumn, DataList, Empty, PageHeader, StatusDot, useConfirm, useToast } from '@bip/design-system'
import { Play } from '@bip/design-system/icons'
import { useMemo, useState } from 'react'
import { useSession } from '../../../app/session.tsx'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { useAnswer, write } from '../calls.ts'
import { useDurationText } from '../useDurationText.ts'
import { type TranslateSystem, useSystemText } from '../useSystemText.ts'
import { IntervalDialog } from './IntervalDialog.tsx'
import { JobDrawer } from './JobDrawer.tsx'
import { Servers } from './Servers.tsx'
import { statusOf, tones } from './status.ts'
import { useTimeColumn } from './useTimeColumn.ts'

/** What the installation does by itself: when it ran, how that went, and the ways to run or pause it. */
export const JobPage = () => {
  const { can } = useSession()
  return can('job_view') ? <Jobs /> : <StatusPage status={403} />
}

const noRows: never[] = []
const rowKey = ({ id }: JobState): string => id
/** Somebody who has just pressed "run" wants to see it end. */
const refreshInterval = 2000

const useColumns = (t: TranslateSystem): DataColumn<JobState>[] => {
  const duration = useDurationText()
  const startedAt = useTimeColumn<JobState>('startedAt', t('jobs.startedAt'))
  const nextAt = useTimeColumn<JobState>('nextAt', t('jobs.nextAt'))
  return useMemo(
    () => [
      { key: 'name', header: t('jobs.name'), width: 220, pin: 'start' },
      {
        key: 'status',
        header: t('logs.status'),
        width: 130,
        value: (row) => t(`jobs.statuses.${statusOf(row)}`),
        cell: { render: ({ row, text }) => <StatusDot tone={tones[statusOf(row)]}>{text}</StatusDot> },
      },
      {
        key: 'every',
        header: t('jobs.every'),
        type: 'number',
        width: 130,
        cell: { text: (value) => duration(Number(value), 1) },
      },
      startedAt,
      {
        key: 'took',
        header: t('logs.ms'),
        type: 'number',
        width: 120,
        value: ({ startedAt, endedAt }) => (startedAt && endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : null),
        cell: { text: (value) => (value === null ? '' : duration(Number(value), 1)) },
      },
      nextAt,
      { key: 'result', header: t('jobs.result'), width: 240, grow: 1, value: ({ failure, result }) => failure ?? result ?? '' },
    ],
    [t, duration, startedAt, nextAt],
  )
}

const Jobs = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const confirm = useConfirm()
  const toast = useToast()
  const [opened, setOpened] = useState<JobState | null>(null)
  const [timed, setTimed] = useState<JobState>()
  const { data, error, isLoading, mutate } = useAnswer<JobState[]>(plus.jobs, {}, { refreshInterval })
  const columns = useColumns(t)
  useTabLabel(t('jobs.title'))
  const tell = async (path: string, { id, name }: JobState, done: 'started' | 'paused' | 'resumed'): Promise<void> => {
    if (done === 'paused' && !(await confirm({ title: t('jobs.pauseAsk', { name }), confirmLabel: t('jobs.pause') }))) return
    try {
      await write(path, { key: id }, { tell: true })
      toast.success(t(`jobs.${done}`, { name }))
    } catch {
      // The client has said why.
    }
    void mutate()
  }
  return (
    <>
      <DataList
        label={t('jobs.title')}
        head={<PageHeader title={t('jobs.title')} count={data?.length} />}
        table={{
          columns,
          rows: data ?? noRows,
          rowKey,
          isLoading,
          onRowPress: setOpened,
          rowActions: can('job_run')
            ? (row) => (
                <>
                  <Button
                    size="small"
                    variant="quiet"
                    isDisabled={row.isRunning}
                    onPress={() => void tell(plus.runJob, row, 'started')}
                  >
                    {t('jobs.run')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    onPress={() =>
                      void (row.isPaused ? tell(plus.resumeJob, row, 'resumed') : tell(plus.pauseJob, row, 'paused'))
                    }
                  >
                    {t(row.isPaused ? 'jobs.resume' : 'jobs.pause')}
                  </Button>
                  <Button size="small" variant="quiet" onPress={() => setTimed(row)}>
                    {t('jobs.every')}
                  </Button>
                </>
              )
            : undefined,
          emptyState: data && <Empty icon={<Play size={20} />} title={t('jobs.empty')} />,
          errorState: error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : undefined,
        }}
      />
      <Servers />
      {timed && (
        <IntervalDialog
          job={timed}
          onClose={() => setTimed(undefined)}
          onSaved={() => {
            setTimed(undefined)
            void mutate()
          }}
        />
      )}
      <JobDrawer opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}
