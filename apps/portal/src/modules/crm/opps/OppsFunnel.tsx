import { BarList, type BarRow } from '@bip/charts/bars'
import type { AnyRecord } from '@bip/contract'
import { oppsStageChange } from '@bip/contract/resources'
import { Card, Empty, useLocale } from '@bip/design-system'
import { useDictionary, useList, wordOf } from '@bip/records'
import { useMemo } from 'react'
import type { LookProps } from '../../useWholeList.ts'
import { LookState } from './LookState.tsx'
import { Charts } from './looks.styles.ts'
import { shortSums } from './sums.ts'
import { useOppsText } from './useOppsText.ts'
import { useStageRules } from './useStageRules.ts'

const everyChange = { size: -1 }

/** How many of the records ever came to each stage. */
const reachedBy = (records: readonly AnyRecord[], changes: readonly AnyRecord[]): ReadonlyMap<string, number> => {
  const ids = new Set(records.map(({ id }) => id))
  const reached = Map.groupBy(
    changes.filter(({ oppsId }) => ids.has(String(oppsId))),
    ({ toStage }) => String(toStage),
  )
  return new Map([...reached].map(([stage, of]) => [stage, new Set(of.map(({ oppsId }) => oppsId)).size]))
}

/** The open opportunities by stage with the rates of going on, and why the closed ones were won and lost. */
export const OppsFunnel = (props: LookProps) => {
  const { records } = props
  const { t } = useOppsText()
  const tools = useLocale()
  const { rules, stageName, toneOf } = useStageRules()
  const changes = useList(oppsStageChange, everyChange).page?.records
  const open = rules.filter(({ stageKind }) => stageKind === 'open')
  const won = rules.find(({ stageKind }) => stageKind === 'won')
  const reached = useMemo(() => reachedBy(records, changes ?? []), [records, changes])

  const rows = open.map(({ stage }, at): BarRow => {
    const here = records.filter(({ oppsStatusId }) => oppsStatusId === stage)
    const next = open[at + 1] ?? won
    const [from, to] = [reached.get(stage) ?? 0, next ? (reached.get(next.stage) ?? 0) : 0]
    const rate = from > 0 ? tools.formatNumber(Math.min(1, to / from), { style: 'percent' }) : null
    return {
      key: stage,
      label: stageName(stage),
      parts: [{ key: stage, label: stageName(stage), value: here.length, tone: toneOf(stage) ?? 'info' }],
      text: `${tools.formatNumber(here.length)} · ${shortSums(tools, here, 'amount')}`,
      note: next && rate ? t('funnel.goesOn', { stage: stageName(next.stage), rate }) : undefined,
    }
  })
  return (
    <LookState {...props}>
      <Charts>
        <Card title={t('funnel.title')}>
          <BarList label={t('funnel.title')} rows={rows} isCentred />
        </Card>
        <Reasons records={records} kind="won" />
        <Reasons records={records} kind="lost" />
      </Charts>
    </LookState>
  )
}

/** Why opportunities were won, or lost: how many by reason. */
const Reasons = ({ records, kind }: { records: readonly AnyRecord[]; kind: 'won' | 'lost' }) => {
  const { t } = useOppsText()
  const tools = useLocale()
  const { rules } = useStageRules()
  const { entries } = useDictionary('DC_OPPS_CLOSE_REASON')
  const stages = rules.filter(({ stageKind }) => stageKind === kind).map(({ stage }) => stage)
  const closed = records.filter(({ oppsStatusId }) => stages.includes(String(oppsStatusId)))
  const rows = [...Map.groupBy(closed, ({ closeReasonId }) => String(closeReasonId ?? ''))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([key, of]): BarRow => {
      const label = key === '' ? t('funnel.noReason') : wordOf(entries, key)
      return {
        key,
        label,
        parts: [{ key, label, value: of.length, tone: kind === 'won' ? 'success' : 'danger' }],
        text: `${tools.formatNumber(of.length)} · ${shortSums(tools, of, 'amount')}`,
      }
    })
  return (
    <Card title={t(`funnel.${kind}`)}>
      {rows.length > 0 ? <BarList label={t(`funnel.${kind}`)} rows={rows} /> : <Empty size="small" title={t('funnel.none')} />}
    </Card>
  )
}
