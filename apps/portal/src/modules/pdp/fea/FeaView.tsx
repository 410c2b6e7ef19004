import { RadarChart } from '@bip/charts/radar'
import type { AnyRecord } from '@bip/contract'
import { dcFea, type FeaComparison, type FeaTypeScore, feaComparisonCall, feaLimits } from '@bip/contract/resources'
import { Button, Card, MultiSelect, Result, Skeleton, Statistic, type StatusTone, Table, useLocale } from '@bip/design-system'
import { useDictionary, useHost, wordOf } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { Cards, Figures, Hint, Quiet } from '../project/project.styles.ts'
import { averageOf } from './averageOf.ts'
import { useFeaText } from './useFeaText.ts'

const tones: Readonly<Record<string, StatusTone>> = { feasible: 'success', conditional: 'warning', infeasible: 'danger' }
/** As many of the earlier ones are compared with until the reader chooses. */
const first = 3

/** The scores of an assessment by type, drawn and listed, beside those of earlier projects. */
export const FeaView = ({ record }: { record: AnyRecord }) => {
  const { t } = useFeaText()
  const { client } = useHost()
  const { data, error, mutate } = useSWR<FeaComparison, Error>(
    ['about', dcFea.key, feaComparisonCall, record.id, record.weightedScore],
    () => client.request<FeaComparison>({ path: feaComparisonCall, query: { id: record.id }, silent: true }),
    { keepPreviousData: true },
  )
  if (error && !data)
    return <Result status={500} title={t('failed')} action={<Button onPress={() => void mutate()}>{t('retry')}</Button>} />
  if (!data) return <Skeleton lines={8} height={20} />
  return <Scores comparison={data} />
}

const Scores = ({ comparison: { own, others } }: { comparison: FeaComparison }) => {
  const { t } = useFeaText()
  const { formatNumber } = useLocale()
  const { entries: types } = useDictionary('DC_PDP_FEA_ITEM_TYPE')
  const { entries: conclusions } = useDictionary('DC_PDP_FEA_CONCLUSION')
  const [chosen, setChosen] = useState<string[]>(() => others.slice(0, first).map(({ id }) => id))
  const compared = others.filter(({ id }) => chosen.includes(id))
  const nameOf = (type: string): string => wordOf(types, type)
  const score = (value: number | null): string =>
    value === null ? '—' : formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  const difference = ({ type, score: value }: FeaTypeScore): string => {
    const before = averageOf(compared, type)
    return value === null || before === null
      ? '—'
      : formatNumber(value - before, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  }
  if (own.types.length === 0)
    return (
      <Card title={t('title')}>
        <Quiet>{t('empty')}</Quiet>
      </Card>
    )
  return (
    <Card title={t('title')}>
      <Figures>
        <Statistic label={t('total')} value={t('totalValue', { score: formatNumber(own.total, { minimumFractionDigits: 1 }) })} />
        <Statistic label={t('weighted')} value={score(own.weighted)} note={t('of')} />
        <Statistic
          label={t('conclusion')}
          value={own.conclusion ? wordOf(conclusions, own.conclusion) : t('pending')}
          tone={own.conclusion ? tones[own.conclusion] : undefined}
        />
      </Figures>
      <Hint>{t('rule', feaLimits)}</Hint>
      {others.length > 0 ? (
        <MultiSelect
          label={t('compare')}
          options={others.map(({ id, no, name }) => ({ value: id, label: `${no} ${name}` }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        <Quiet>{t('none')}</Quiet>
      )}
      <Cards>
        {own.types.length >= 3 ? (
          <RadarChart
            label={t('title')}
            axes={own.types.map(({ type }) => nameOf(type))}
            limit={feaLimits.feasible}
            formatValue={score}
            shapes={[
              { key: 'own', label: t('own'), values: own.types.map((one) => one.score) },
              ...(compared.length > 0
                ? [{ key: 'average', label: t('average'), values: own.types.map(({ type }) => averageOf(compared, type)) }]
                : []),
            ]}
          />
        ) : (
          <Quiet>{t('few')}</Quiet>
        )}
        <Table<FeaTypeScore>
          caption={t('title')}
          rows={own.types}
          rowKey={({ type }) => type}
          columns={[
            { key: 'type', header: t('type'), render: ({ type }) => nameOf(type) },
            { key: 'items', header: t('items'), width: 60, align: 'right', render: ({ items }) => items },
            { key: 'weight', header: t('weight'), width: 70, align: 'right', render: ({ weight }) => formatNumber(weight) },
            { key: 'own', header: t('own'), width: 90, align: 'right', render: (row) => score(row.score) },
            {
              key: 'average',
              header: t('average'),
              width: 90,
              align: 'right',
              render: ({ type }) => score(averageOf(compared, type)),
            },
            { key: 'difference', header: t('difference'), width: 80, align: 'right', render: difference },
          ]}
        />
      </Cards>
    </Card>
  )
}
