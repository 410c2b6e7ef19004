import type { AnyRecord } from '@bip/contract'
import { type HealthFacts, healthSides } from '@bip/contract/resources'
import { Card, StatusDot } from '@bip/design-system'
import { useDictionary, wordOf } from '@bip/records'
import { HealthRules } from './HealthRules.tsx'
import { healthIn, healthTone, reasonsOf } from './healthWords.ts'
import { Quiet, Reasons, Sides } from './project.styles.ts'
import { useProjectText } from './useProjectText.ts'

/** How a project stands on each side, and why, in words and figures. */
export const HealthCard = ({ record, facts }: { record: AnyRecord; facts: HealthFacts }) => {
  const { t } = useProjectText()
  const { entries } = useDictionary('DC_PDP_HEALTH')
  const reasons = reasonsOf(t, facts)
  return (
    <Card title={t('overview.health')} extra={<HealthRules />}>
      <Sides>
        {healthSides.map((side) => {
          const health = healthIn(record[`${side}Health`]) ?? 'green'
          return (
            <li key={side}>
              <StatusDot tone={healthTone[health]}>{`${t(`sides.${side}`)} · ${wordOf(entries, health)}`}</StatusDot>
            </li>
          )
        })}
      </Sides>
      {reasons.length === 0 ? (
        <Quiet>{t('overview.good')}</Quiet>
      ) : (
        <Reasons>
          {reasons.map(({ key, text, health }) => (
            <li key={key}>
              <StatusDot tone={healthTone[health]}>{text}</StatusDot>
            </li>
          ))}
        </Reasons>
      )}
    </Card>
  )
}
