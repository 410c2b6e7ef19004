import type { AnyRecord } from '@bip/contract'
import { daysBetween } from '@bip/contract/resources'
import { useLocale } from '@bip/design-system'
import { ArrowRight, Clock, TriangleAlert } from '@bip/design-system/icons'
import { CardName, CardRoot } from '../../boardCard.styles.ts'
import { Age, Foot, Level, Line, Next } from './OppsCard.styles.ts'
import { shortMoney } from './sums.ts'
import { useOppsText } from './useOppsText.ts'

type Props = {
  record: AnyRecord
  /** Days that an opportunity may stay in the stage; null for no limit. */
  maxDays: number | null
  isOpen: boolean
  /** `YYYY-MM-DD` */
  today: string
}

/** What a card says of an opportunity: what, whose, how much, what is next, and for how long it has been here. */
export const OppsCard = ({ record, maxDays, isOpen, today }: Props) => {
  const { t } = useOppsText()
  const tools = useLocale()
  const labels = record._labels ?? {}
  const days = daysBetween(record.stageEnteredAt, new Date().toISOString())
  const isOld = isOpen && maxDays !== null && days > maxDays
  const nextOn = typeof record.nextStepOn === 'string' ? record.nextStepOn : null
  const next = typeof record.nextStep === 'string' ? record.nextStep : ''
  const due = String(record.oppsExpectedTransactionDate ?? '')
  return (
    <CardRoot>
      <CardName>{String(record.oppsName ?? '')}</CardName>
      <Line>{labels.customerId}</Line>
      <Line>
        <b>{record.amount ? shortMoney(tools, String(record.amount), String(record.currency ?? 'CNY')) : '—'}</b>
        <span data-late={(isOpen && due < today) || undefined}>{due && tools.formatDate(due)}</span>
      </Line>
      {isOpen && (
        <Next data-tone={next === '' ? 'warning' : nextOn && nextOn < today ? 'danger' : undefined}>
          {next === '' ? <TriangleAlert size={12} aria-hidden /> : <ArrowRight size={12} aria-hidden />}
          <span>{next === '' ? t('card.noNext') : `${nextOn ? `${tools.formatDate(nextOn)} ` : ''}${next}`}</span>
        </Next>
      )}
      <Foot>
        <span>{labels.bdUserId}</span>
        <Level data-level={String(record.oppsLevelId)}>{String(record.oppsLevelId ?? '')}</Level>
        {isOpen && (
          <Age data-old={isOld || undefined} title={isOld ? t('card.old', { max: maxDays ?? 0 }) : undefined}>
            {isOld && <Clock size={12} aria-hidden />}
            {t('card.days', { count: days })}
          </Age>
        )}
      </Foot>
    </CardRoot>
  )
}
