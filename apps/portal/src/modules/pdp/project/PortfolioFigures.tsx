import type { AnyRecord } from '@bip/contract'
import { healths } from '@bip/contract/resources'
import { Statistic, useLocale } from '@bip/design-system'
import { useDictionary, wordOf } from '@bip/records'
import { HealthRules } from './HealthRules.tsx'
import { healthIn, healthTone } from './healthWords.ts'
import { Strip } from './project.styles.ts'
import { useProjectText } from './useProjectText.ts'

const isRunning = ({ projectStatus }: AnyRecord): boolean => projectStatus === 'running' || projectStatus === 'paused'

/** The portfolio in figures: how many stand how, what they are worth, who will be late or dear. */
export const PortfolioFigures = ({ records }: { records: readonly AnyRecord[] }) => {
  const { t } = useProjectText()
  const { formatNumber } = useLocale()
  const { entries } = useDictionary('DC_PDP_HEALTH')
  const running = records.filter(isRunning)
  const late = running.filter(({ forecastEnd, planEnd }) => String(forecastEnd ?? '') > String(planEnd))
  const over = running.filter(({ forecastCost, budget }) => Number(budget) > 0 && Number(forecastCost) > Number(budget))
  const money = running.reduce((sum, { contractAmount }) => sum + Number(contractAmount ?? 0), 0)
  return (
    <Strip>
      <Statistic label={t('portfolio.running')} value={formatNumber(running.length)} />
      {healths.toReversed().map((health) => (
        <Statistic
          key={health}
          label={wordOf(entries, health)}
          tone={healthTone[health]}
          value={formatNumber(running.filter((one) => healthIn(one.health) === health).length)}
        />
      ))}
      <Statistic label={t('portfolio.late')} value={formatNumber(late.length)} />
      <Statistic label={t('portfolio.over')} value={formatNumber(over.length)} />
      <Statistic
        label={t('portfolio.money')}
        value={formatNumber(money, {
          style: 'currency',
          currency: 'CNY',
          currencyDisplay: 'narrowSymbol',
          notation: 'compact',
          maximumFractionDigits: 1,
        })}
      />
      <HealthRules />
    </Strip>
  )
}
