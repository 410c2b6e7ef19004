import { Schedule, type ScheduleOverlay } from '@bip/charts/schedule'
import { type SchedulePlan, workSchedule } from '@bip/contract/resources'
import { Button, Empty, PageHeader, Spinner } from '@bip/design-system'
import { useHost } from '@bip/records'
import { startTransition, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BoardActions } from './BoardActions.tsx'
import { triedOut } from './operationsOf.ts'
import { PlansDialog } from './PlansDialog.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'
import { SplitDialog } from './SplitDialog.tsx'
import { StaleBar } from './StaleBar.tsx'
import { Page, Running } from './schedule.styles.ts'
import { useBoard } from './useBoard.ts'
import { useMoves } from './useMoves.ts'
import { usePlans } from './usePlans.ts'
import { useRuns } from './useRuns.ts'
import { useScheduleText } from './useScheduleText.ts'
import { useWhatIf } from './useWhatIf.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { WhatIfBar } from './WhatIfBar.tsx'
import { wallOf } from './zoneClock.ts'

type Props = { plan: SchedulePlan; isFloor: boolean; onStale: () => Promise<SchedulePlan | undefined> }

/** px a day: a planner sees weeks, the floor its shift. */
const [planned, onFloor] = [80, 480]

/** The plan on the board, with its runs, what is tried out, and the plans that are kept beside it. */
export const Board = ({ plan, isFloor, onStale }: Props) => {
  const { t } = useScheduleText()
  const host = useHost()
  const { timeZone } = host
  const [search, setSearch] = useSearchParams()
  const group = search.get('group')
  const [isComparing, setComparing] = useState(false)
  const [splitting, setSplitting] = useState<string | null>(null)
  const refresh = (): void => void onStale()
  const whatIf = useWhatIf()
  const moves = useMoves({ plan, onStale, whatIf })
  const plans = usePlans(isComparing, refresh)
  const runs = useRuns(refresh)
  const { resources, operations, stops, groups } = useBoard(plan, group)
  const shown = useMemo(() => triedOut(operations, whatIf.moved, timeZone), [operations, whatIf.moved, timeZone])
  const overlays = useMemo((): readonly ScheduleOverlay[] => {
    if (!whatIf.isOn) return plans.overlays
    const moved = new Set(whatIf.moved.map(({ operationId }) => operationId))
    const places = operations.flatMap(({ key, resource, lane, start, end }) =>
      moved.has(key) && resource !== null ? [{ key, resource, lane, start, end }] : [],
    )
    return [{ key: 'now', name: t('proposal.now'), places }, ...plans.overlays.slice(0, 2)]
  }, [plans.overlays, whatIf.isOn, whatIf.moved, operations, t])
  const mayEdit = plan.mayEdit && !isFloor
  const barOf = (key: string | null) => plan.bars.find(({ operationId }) => operationId === key)
  const split = barOf(splitting)
  const choose = (chosen: string | null): void =>
    startTransition(() =>
      setSearch(
        (old) => {
          const next = new URLSearchParams(old)
          if (chosen) next.set('group', chosen)
          else next.delete('group')
          return next
        },
        { replace: true },
      ),
    )
  const actions = (
    <BoardActions
      plan={plan}
      isFloor={isFloor}
      group={{ options: groups, chosen: group, choose }}
      runs={mayEdit && !whatIf.isOn ? runs : null}
      onTryOut={whatIf.begin}
      onCompare={() => setComparing(true)}
    />
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
      {!runs.isRunning && !whatIf.isOn && (
        <StaleBar plan={plan} onAgain={mayEdit ? () => void runs.start({}, true) : undefined} />
      )}
      {whatIf.isOn && <WhatIfBar whatIf={whatIf} onKept={({ proposalId }) => plans.draw(proposalId, true)} />}
      {resources.length === 0 ? (
        <Empty
          title={t('empty')}
          description={t('emptyHint')}
          action={group && <Button onPress={() => choose(null)}>{t('allGroups')}</Button>}
        />
      ) : (
        <Schedule
          label={t('label')}
          now={wallOf(plan.now, timeZone)}
          resources={resources}
          operations={shown}
          stops={stops}
          overlays={overlays}
          defaultPxPerDay={isFloor ? onFloor : planned}
          onMove={mayEdit ? moves.onMove : undefined}
          onSplit={mayEdit && !whatIf.isOn ? setSplitting : undefined}
          onPin={mayEdit && !whatIf.isOn ? moves.onPin : undefined}
          onOpen={(key) => {
            const id = barOf(key)?.id
            if (id) host.openRecord(workSchedule, id)
          }}
          undo={moves.undo}
          redo={moves.redo}
          actions={actions}
        />
      )}
      {split && <SplitDialog bar={split} onClose={() => setSplitting(null)} onDone={refresh} />}
      {isComparing && <PlansDialog plans={plans} mayEdit={mayEdit} onClose={() => setComparing(false)} />}
      {runs.answer && (
        <ProposalDialog
          answer={runs.answer}
          onApply={() => void runs.decide('apply')}
          onDiscard={() => void runs.decide('discard')}
          onLater={() => {
            if (runs.answer) plans.draw(runs.answer.proposalId, true)
            runs.later()
          }}
        />
      )}
    </Page>
  )
}
