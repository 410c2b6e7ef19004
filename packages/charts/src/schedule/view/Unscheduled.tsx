import { useLocale } from '@bip/design-system'
import { Aside } from '../Schedule.styles.ts'
import { scheduleTexts as texts } from '../Schedule.texts.ts'
import type { ScheduleOperation } from '../types.ts'
import { type BarHandlers, ScheduleBar } from './ScheduleBar.tsx'

/** Operations that are drawn; the filter finds the others. */
const maxDrawn = 200

type Props = {
  operations: readonly ScheduleOperation[]
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string
  chain: string | null
  marked: readonly string[]
}

/** What is not scheduled, to be dragged into the plan. */
export const Unscheduled = ({ operations, handlers, labelOf, hintId, chain, marked }: Props) => {
  const { t } = useLocale()
  const title = t(texts.unscheduled, { count: operations.length })
  return (
    <Aside aria-label={title}>
      <strong>{title}</strong>
      {operations.length === 0 && <span>{t(texts.allScheduled)}</span>}
      {operations.slice(0, maxDrawn).map((operation) => (
        <ScheduleBar
          key={operation.key}
          operation={operation}
          handlers={handlers}
          labelOf={labelOf}
          hintId={hintId}
          isMovable={!operation.isPaused}
          isReached
          isChained={chain === operation.chain}
          isMarked={marked.includes(operation.key)}
        />
      ))}
      {operations.length > maxDrawn && <span>{t(texts.more, { count: operations.length - maxDrawn })}</span>}
    </Aside>
  )
}
