import type { FlowEntry } from '@bip/contract/workflow'
import { Empty, Link, Timeline, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import { useText } from '../host/useText.ts'
import { durationText } from './duration.ts'
import { Files, Outcome, Person, Remark } from './flow.styles.ts'
import { toneOfOutcome } from './outcome.ts'
import { type Step, stepsOf } from './steps.ts'

export type FlowTimelineProps = {
  /** As the gateway answers it, newest last. */
  flow: readonly FlowEntry[]
  /** Who started the process; tells a resubmission from an approval. */
  startUserId?: string
  /** The present, for how long a step has waited. Default: the clock. */
  now?: Date
}

/** How a request went from hand to hand, newest first. */
export const FlowTimeline = ({ flow, startUserId, now = new Date() }: FlowTimelineProps) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const steps = useMemo(() => stepsOf(flow, startUserId).toReversed(), [flow, startUserId])

  const timeOf = ({ arrivedAt, endedAt, outcome, person }: Step): string => {
    if (outcome === 'outcome.open') return t('flow.waiting', { time: durationText(arrivedAt, now, t) })
    const when = formatDateTime(endedAt ?? arrivedAt, { timeZone })
    const isInstant = endedAt === null || endedAt === arrivedAt || person === ''
    return isInstant ? when : `${when} · ${t('flow.lasted', { time: durationText(arrivedAt, endedAt, t) })}`
  }

  if (steps.length === 0) return <Empty size="small" title={t('flow.empty')} />
  return (
    <Timeline
      items={steps.map((step) => ({
        key: step.key,
        title: step.name,
        note: (
          <>
            {step.person && <Person>{step.person}</Person>}
            {isTelling(step) && <Outcome data-tone={toneOfOutcome[step.outcome]}>{t(step.outcome)}</Outcome>}
          </>
        ),
        time: timeOf(step),
        tone: toneOfOutcome[step.outcome],
        isCurrent: step.outcome === 'outcome.open',
        content: (step.remarks.length > 0 || step.attachments.length > 0) && <Remarks step={step} />,
      }))}
    />
  )
}

/** The dot says that it is open, the name says that it began or ended. */
const isTelling = ({ outcome }: Step): boolean => !['outcome.open', 'outcome.start', 'outcome.end'].includes(outcome)

export const Remarks = ({ step }: { step: Step }) => {
  const { t } = useText()
  return (
    <>
      {step.remarks.map((remark) => (
        <Remark key={remark}>{remark}</Remark>
      ))}
      {step.attachments.length > 0 && (
        <Files aria-label={t('flow.attachments')}>
          {step.attachments.map(({ name, url }) => (
            <li key={url}>
              <Link href={url} target="_blank" rel="noreferrer">
                {name}
              </Link>
            </li>
          ))}
        </Files>
      )}
    </>
  )
}
