import type { RunAsked, SchedulePlan } from '@bip/contract/resources'
import { Button, Select } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useState } from 'react'
import { LateDialog } from './LateDialog.tsx'
import type { useRuns } from './useRuns.ts'
import { useScheduleText } from './useScheduleText.ts'
import { WeekPrint } from './WeekPrint.tsx'

type Props = {
  plan: SchedulePlan
  isFloor: boolean
  group: { options: readonly (readonly [id: string, name: string])[]; chosen: string | null; choose: (id: string | null) => void }
  /** Null where the plan is only looked at, or something is tried out. */
  runs: ReturnType<typeof useRuns> | null
  onTryOut: () => void
  onCompare: () => void
}

/** What is done with the plan as a whole: runs, trying out, comparing, what gets late, the week of a station on paper. */
export const BoardActions = ({ plan, isFloor, group, runs, onTryOut, onCompare }: Props) => {
  const { t } = useScheduleText()
  const { timeZone } = useHost()
  const [isLate, setLate] = useState(false)
  const run = (label: string, asked: RunAsked, isAgain = false) => (
    <Button size="small" isDisabled={runs?.isRunning} onPress={() => void runs?.start(asked, isAgain)}>
      {label}
    </Button>
  )
  return (
    <>
      <Select
        size="small"
        label={t('group')}
        labelHidden
        placeholder={t('allGroups')}
        isClearable
        options={group.options.map(([value, label]) => ({ value, label }))}
        value={group.chosen}
        onChange={group.choose}
      />
      {runs && (
        <>
          {run(t('auto'), {})}
          {run(t('again'), {}, true)}
          {run(t('backward'), { direction: 'backward' })}
          {run(t('search'), { seconds: 10 })}
          <Button size="small" onPress={onTryOut}>
            {t('whatIf.begin')}
          </Button>
        </>
      )}
      {!isFloor && (
        <>
          <Button size="small" variant="quiet" onPress={onCompare}>
            {t('plans.button')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => setLate(true)}>
            {t('lateOrders.button')}
          </Button>
        </>
      )}
      <WeekPrint plan={plan} timeZone={timeZone} />
      {isLate && <LateDialog onClose={() => setLate(false)} />}
    </>
  )
}
