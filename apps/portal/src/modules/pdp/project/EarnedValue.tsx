import { BarList } from '@bip/charts/bars'
import type { AnyRecord } from '@bip/contract'
import { Card, Skeleton, Statistic, useLocale } from '@bip/design-system'
import { Cards, Figures, Quiet } from './project.styles.ts'
import { useProjectOverview } from './useProjectOverview.ts'
import { useProjectText } from './useProjectText.ts'

/** What the work that is done is worth against what it cost and what was due. */
export const EarnedValue = ({ record }: { record: AnyRecord }) => {
  const { t } = useProjectText()
  const { formatNumber } = useLocale()
  const { data } = useProjectOverview(record.id)
  if (!data) return <Skeleton lines={4} height={20} />
  const { value } = data
  if (!value)
    return (
      <Card title={t('value.title')}>
        <Quiet>
          {t('value.none')} {t('value.noneHint')}
        </Quiet>
      </Card>
    )
  const currency = String(record.currency ?? 'CNY')
  const money = (amount: number): string =>
    formatNumber(amount, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
    })
  const bar = (
    key: 'planned' | 'pv' | 'ev' | 'ac' | 'eac',
    amount: number,
    tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger',
  ) => ({
    key,
    label: t(`value.${key}`),
    parts: [{ key, label: t(`value.${key}`), value: amount, tone }],
    text: money(amount),
  })
  const { costIndex, scheduleIndex } = value
  return (
    <Card title={t('value.title')}>
      <Cards>
        <BarList
          label={t('value.title')}
          rows={[
            bar('planned', value.planned, 'neutral'),
            bar('pv', value.plannedValue, 'info'),
            bar('ev', value.earnedValue, 'success'),
            bar('ac', value.actual, value.actual > value.earnedValue ? 'danger' : 'warning'),
            bar('eac', value.forecast, value.forecast > value.planned ? 'danger' : 'neutral'),
          ]}
        />
        <Figures>
          <Statistic
            label={t('value.cpi')}
            value={costIndex === null ? '—' : formatNumber(costIndex)}
            tone={costIndex !== null && costIndex < 0.95 ? 'danger' : undefined}
            note={costIndex === null ? undefined : t('value.costGood', { index: formatNumber(costIndex) })}
          />
          <Statistic
            label={t('value.spi')}
            value={scheduleIndex === null ? '—' : formatNumber(scheduleIndex)}
            tone={scheduleIndex !== null && scheduleIndex < 0.9 ? 'warning' : undefined}
            note={scheduleIndex === null ? undefined : t('value.scheduleGood', { percent: Math.round(scheduleIndex * 100) })}
          />
        </Figures>
      </Cards>
    </Card>
  )
}
