import { Schedule } from '@bip/charts/schedule'
import { type ScheduleBar, type SchedulePlan, scheduleCalls, workSchedule } from '@bip/contract/resources'
import { Button, Empty, PageHeader, Result, Skeleton, Spinner } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { useTabLabel } from '../../../shell/tabContext.ts'
import { ListScreen } from '../../RecordScreens.tsx'
import { operationsOf } from './operationsOf.ts'
import { ProposalDialog } from './ProposalDialog.tsx'
import { Page, Running } from './schedule.styles.ts'
import { useMoves } from './useMoves.ts'
import { useRuns } from './useRuns.ts'
import { useScheduleText } from './useScheduleText.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { WeekPrint } from './WeekPrint.tsx'
import { wallOf } from './zoneClock.ts'

/** The plan as a board, or as the list of its rows. */
export const SchedulePage = () => {
  const [search] = useSearchParams()
  return search.get('view') === 'list' ? <ListScreen core={workSchedule} /> : <BoardPage />
}

/** ms after which the plan is asked for anew, where no push has come. */
const askAgainAfter = 15_000

const BoardPage = () => {
  const { t } = useScheduleText()
  const { client } = useHost()
  useTabLabel(t('label'))
  const { data, error, mutate } = useSWR<SchedulePlan, Error>(
    ['about', workSchedule.key, scheduleCalls.plan],
    () => client.request<SchedulePlan>({ path: scheduleCalls.plan, silent: true }),
    { refreshInterval: askAgainAfter, keepPreviousData: true },
  )
  if (error && !data)
    return (
      <Result
        status={500}
        title={t('failed')}
        description={error.message}
        action={<Button onPress={() => void mutate()}>{t('retry')}</Button>}
      />
    )
  if (!data) return <Skeleton lines={12} height={24} />
  return <Board plan={data} onStale={() => mutate()} />
}

const Board = ({ plan, onStale }: { plan: SchedulePlan; onStale: () => Promise<SchedulePlan | undefined> }) => {
  const { t } = useScheduleText()
  const host = useHost()
  const { timeZone } = host
  const moves = useMoves({ plan, onStale })
  const runs = useRuns(() => void onStale())
  const resources = useMemo(
    () =>
      plan.stations.map(({ id, name, groupName, capacity }) => ({ key: id, name, group: groupName || t('noGroup'), capacity })),
    [plan, t],
  )
  const operations = useMemo(() => {
    const whyText = ({ why, whyMinutes }: ScheduleBar): string =>
      why === 'none'
        ? ''
        : whyMinutes > 0
          ? t('waits', { why: t(`why.${why}`), hours: Math.round(whyMinutes / 6) / 10 })
          : t(`why.${why}`)
    return operationsOf(plan.bars, timeZone, whyText)
  }, [plan, timeZone, t])
  const stops = useMemo(
    () =>
      plan.stops.map(({ stationId, start, end }) => ({
        resource: stationId,
        start: wallOf(start, timeZone),
        end: wallOf(end, timeZone),
      })),
    [plan, timeZone],
  )
  const run = (label: string, asked: Parameters<typeof runs.start>[0], isAgain = false) => (
    <Button size="small" isDisabled={runs.isRunning} onPress={() => void runs.start(asked, isAgain)}>
      {label}
    </Button>
  )
  return (
    <Page>
      <PageHeader title={t('label')} actions={<ViewSwitch />} />
      {runs.isRunning && (
        <Running role="status">
          <Spinner /> {t('running')}
          <Button size="small" onPress={runs.cancel}>
            {t('cancel')}
          </Button>
        </Running>
      )}
      {plan.stations.length === 0 ? (
        <Empty title={t('empty')} description={t('emptyHint')} />
      ) : (
        <Schedule
          label={t('label')}
          now={wallOf(plan.now, timeZone)}
          resources={resources}
          operations={operations}
          stops={stops}
          onMove={plan.mayEdit ? moves.onMove : undefined}
          onPin={plan.mayEdit ? moves.onPin : undefined}
          onOpen={(key) => {
            const bar = plan.bars.find(({ operationId }) => operationId === key)
            if (bar?.id) host.openRecord(workSchedule, bar.id)
          }}
          undo={moves.undo}
          redo={moves.redo}
          actions={
            <>
              {plan.mayEdit && (
                <>
                  {run(t('auto'), {})}
                  {run(t('again'), {}, true)}
                  {run(t('backward'), { direction: 'backward' })}
                  {run(t('search'), { seconds: 10 })}
                </>
              )}
              <WeekPrint plan={plan} timeZone={timeZone} />
            </>
          }
        />
      )}
      {runs.answer && (
        <ProposalDialog
          answer={runs.answer}
          onApply={() => void runs.decide('apply')}
          onDiscard={() => void runs.decide('discard')}
          onLater={runs.later}
        />
      )}
    </Page>
  )
}
