import { BarList } from '@bip/charts/bars'
import { departmentOutlook, phaseOutlook, planOutlook, planStatistics } from '@bip/contract/resources'
import { Card, Link, Skeleton, Statistic, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { CardFailed } from '../../../pages/CardFailed.tsx'
import { Cards, Figures, Page, Rows } from './overview.styles.ts'
import { useOverviewText } from './useOverviewText.ts'
import { type Rows as Asked, useRows } from './useRows.ts'

/** How many rows of a query there are under conditions. */
const useCount = (...asked: Parameters<typeof useRows>): number | undefined =>
  useRows(asked[0], { ...asked[1], size: '1' }).data?.total

/** The whole in figures: promises that will be kept, where phases are late, and for which reasons. */
export const DirectorView = () => {
  const { t } = useOverviewText()
  const { formatNumber } = useLocale()
  const { navigate } = useHost()
  const open = useCount(planOutlook, {})
  const missed = useCount(planOutlook, { concerns: 'promise' })
  const late = useCount(phaseOutlook, { isLate: 'true' })
  const withoutPeople = useCount(phaseOutlook, { lacksPeople: 'true' })
  const withoutMaterial = useCount(phaseOutlook, { lacksMaterial: 'true' })
  const departments = useRows(departmentOutlook, { size: '50', descs: 'latePhases' })
  const reasons = useRows(planStatistics, { by: 'delayReason', size: '20', descs: 'lateDays' })
  const figure = (value: number | undefined): string => (value === undefined ? '…' : formatNumber(value))
  const kept = open && missed !== undefined ? Math.round((100 * (open - missed)) / open) : undefined
  return (
    <Page>
      <Figures>
        <Statistic label={t('openOrders')} value={figure(open)} />
        <Statistic
          label={t('keptShare')}
          value={figure(kept)}
          unit="%"
          tone={kept !== undefined && kept < 90 ? 'danger' : undefined}
        />
        <Statistic label={t('lateNow')} value={figure(late)} />
        <Statistic label={t('withoutPeople')} value={figure(withoutPeople)} />
        <Statistic label={t('withoutMaterial')} value={figure(withoutMaterial)} />
      </Figures>
      <Cards>
        <Card title={t('departments')}>
          <Waiting on={departments} />
          <Rows>
            {departments.data?.records.map(
              ({ id, _labels, latePhases, openPhases, maxLate, phasesWithoutPeople, phasesWithoutMaterial }) => (
                <li key={id}>
                  <Link onPress={() => navigate(`/mmr/phase-outlook?${new URLSearchParams({ deptId: id, isLate: 'true' })}`)}>
                    {`${_labels?.deptId ?? id} · ${latePhases} / ${openPhases}`}
                  </Link>
                  <small>
                    {t('departmentNote', {
                      days: String(maxLate),
                      people: String(phasesWithoutPeople),
                      material: String(phasesWithoutMaterial),
                    })}
                  </small>
                </li>
              ),
            )}
          </Rows>
        </Card>
        <Card title={t('reasons')}>
          <Waiting on={reasons} />
          <BarList
            label={t('reasons')}
            rows={(reasons.data?.records ?? []).map(({ id, groupName, phasesLate, lateDays }) => ({
              key: id,
              label: String(groupName),
              parts: [{ key: 'late', label: t('lateNow'), value: Number(lateDays), tone: 'warning' }],
              text: t('phasesLate', { count: String(phasesLate), days: String(lateDays) }),
            }))}
          />
        </Card>
      </Cards>
    </Page>
  )
}

/** What stands in a card while its rows are not there: that they are awaited, that they failed, or that there are none. */
const Waiting = ({ on: { data, error, mutate } }: { on: Asked }) => {
  const { t } = useOverviewText()
  if (data) return data.total === 0 ? <span>{t('none')}</span> : null
  return error ? <CardFailed error={error} onRetry={() => void mutate()} /> : <Skeleton lines={6} height={20} />
}
