import type { SchedulePlan } from '@bip/contract/resources'
import { Button } from '@bip/design-system'
import { useMemo } from 'react'
import { Running } from './schedule.styles.ts'
import { stalenessOf } from './staleness.ts'
import { useScheduleText } from './useScheduleText.ts'

type Props = {
  plan: SchedulePlan
  /** Proposes a plan that knows what happened. Whoever only looks has none. */
  onAgain: (() => void) | undefined
}

const reasons = ['overrun', 'stopped', 'reported'] as const

/** Says that the floor has left the plan behind, and by what; nothing while it holds. */
export const StaleBar = ({ plan, onAgain }: Props) => {
  const { t } = useScheduleText()
  const counts = useMemo(() => stalenessOf(plan), [plan])
  const changes = reasons.flatMap((key) => (counts[key] > 0 ? [t(`stale.${key}`, { count: counts[key] })] : []))
  if (changes.length === 0) return null
  return (
    <Running role="status">
      {t('stale.title', { reasons: changes.join(t('stale.and')) })}
      {onAgain && (
        <Button size="small" variant="primary" onPress={onAgain}>
          {t('again')}
        </Button>
      )}
    </Running>
  )
}
