import { healthRules } from '@bip/contract/resources'
import { Button, Popover, Table, useLocale } from '@bip/design-system'
import { CircleHelp } from '@bip/design-system/icons'
import { Hint, Rules } from './project.styles.ts'
import { useProjectText } from './useProjectText.ts'

type Rule = (typeof healthRules)[number]

/** The rules by which projects are judged, one press away from every judgement. */
export const HealthRules = () => {
  const { t } = useProjectText()
  const { formatNumber } = useLocale()
  const limit = ({ unit }: Rule, value: number): string => {
    if (unit === 'share') return formatNumber(value, { style: 'percent' })
    return unit === 'days' ? t('rules.days', { count: value }) : formatNumber(value)
  }
  return (
    <Popover
      label={t('rules.title')}
      placement="bottom-end"
      trigger={
        <Button size="small" variant="quiet" icon={<CircleHelp size={14} aria-hidden />}>
          {t('rules.open')}
        </Button>
      }
    >
      <Rules>
        <Hint>{t('rules.hint')}</Hint>
        <Table<Rule>
          caption={t('rules.title')}
          rows={healthRules}
          rowKey={({ reason }) => reason}
          columns={[
            { key: 'side', header: t('rules.side'), width: 70, render: ({ side }) => t(`sides.${side}`) },
            { key: 'measure', header: t('rules.measure'), render: ({ reason }) => t(`rules.${reason}`) },
            { key: 'amber', header: t('rules.amber'), width: 96, align: 'right', render: (rule) => limit(rule, rule.amber) },
            { key: 'red', header: t('rules.red'), width: 96, align: 'right', render: (rule) => limit(rule, rule.red) },
          ]}
        />
      </Rules>
    </Popover>
  )
}
