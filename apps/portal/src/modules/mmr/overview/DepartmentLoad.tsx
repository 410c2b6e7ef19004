import { BarList } from '@bip/charts/bars'
import { dayNumber, dayText } from '@bip/contract/calendar'
import { manpowerByWeek } from '@bip/contract/resources'
import { Card, Skeleton, useLocale } from '@bip/design-system'
import { CardFailed } from '../../../pages/CardFailed.tsx'
import { useOverviewText } from './useOverviewText.ts'
import { useRows } from './useRows.ts'

const weeks = 8

/** Hours that phases need in the coming weeks against those that people have. */
export const DepartmentLoad = ({ deptId, today }: { deptId?: string; today: string }) => {
  const { t } = useOverviewText()
  const { formatNumber, formatDate } = useLocale()
  const { data, error, mutate } = useRows(manpowerByWeek, {
    ...(deptId && { deptId }),
    week_ge: dayText(dayNumber(today) - 6),
    week_le: dayText(dayNumber(today) + (weeks - 1) * 7),
  })
  return (
    <Card title={t('load')}>
      {error && !data && <CardFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={weeks} height={20} />}
      {data && (
        <BarList
          label={t('load')}
          rows={data.records.slice(0, weeks).map(({ id, week, predicted, capacity }) => {
            const [needed, there] = [Number(predicted ?? 0), Number(capacity ?? 0)]
            return {
              key: id,
              label: t('week', { day: formatDate(String(week)) }),
              parts: [
                { key: 'within', label: t('within'), value: Math.min(needed, there), tone: 'info' },
                { key: 'over', label: t('over'), value: Math.max(0, needed - there), tone: 'danger' },
              ],
              text: t('loadOf', { needed: formatNumber(Math.round(needed)), capacity: formatNumber(there) }),
            }
          })}
        />
      )}
    </Card>
  )
}
