import { Alert, Card, Empty, Skeleton, Table, useLocale } from '@bip/design-system'
import { trimZeros, useDictionary, useFigures, wordOf } from '@bip/records'
import { lazy, Suspense, useMemo } from 'react'
import { SourceLink } from '../SourceCell.tsx'
import { useStockText } from '../useStockText.ts'
import { Plot, Quiet, Two } from './card.styles.ts'
import { Movements } from './Movements.tsx'
import { type CardRow, curveOf, firstBelow, type OutlookRow, worstLack } from './outlook.ts'

const SeriesChart = lazy(() => import('@bip/charts/series').then((module) => ({ default: module.SeriesChart })))

type CardBodyProps = { card: readonly CardRow[]; outlook: readonly OutlookRow[]; isWithinWarehouse: boolean }

/** When a material runs short, the curve of it, and the documents behind the curve. */
export const CardBody = ({ card, outlook, isWithinWarehouse }: CardBodyProps) => {
  const { t } = useStockText()
  const { formatNumber } = useLocale()
  const curve = useMemo(() => curveOf(card, outlook), [card, outlook])
  const newest = useMemo(() => card.toReversed(), [card])
  const lines = [
    { key: 'history', label: t('card.history'), values: curve.history },
    { key: 'expected', label: t('card.expected'), values: curve.expected },
    ...(curve.safety.some((value) => value !== null) ? [{ key: 'safety', label: t('card.safety'), values: curve.safety }] : []),
  ]
  return (
    <>
      <Verdict outlook={outlook} />
      <Card>
        <Plot>
          <Suspense fallback={<Skeleton lines={6} height={24} />}>
            <SeriesChart axis={curve.axis} lines={lines} label={t('card.title')} shape="line" formatValue={formatNumber} />
          </Suspense>
        </Plot>
      </Card>
      <Two>
        <Card title={t('card.outlook')}>
          {isWithinWarehouse && <Quiet>{t('card.onlyReservations')}</Quiet>}
          <Outlook outlook={outlook} />
        </Card>
        <Card title={t('card.movements')}>
          {newest.length === 0 ? <Empty size="small" title={t('card.noMovements')} /> : <Movements rows={newest.slice(0, 200)} />}
        </Card>
      </Two>
    </>
  )
}

const Verdict = ({ outlook }: { outlook: readonly OutlookRow[] }) => {
  const { t } = useStockText()
  const { formatDate } = useLocale()
  const figures = useFigures()
  const { entries: units } = useDictionary('DC_UNIT')
  const { entries: sources } = useDictionary('DC_OUTLOOK_SOURCE')
  const unit = wordOf(units, outlook[0]?.unit ?? '')
  const [short, low] = [firstBelow(outlook, () => 0), firstBelow(outlook, ({ safetyStock }) => Number(safetyStock))]
  const because = (row: OutlookRow): string =>
    row.sourceNo ? t('card.because', { document: `${wordOf(sources, row.sourceType ?? '')} ${row.sourceNo}` }) : ''
  if (short) {
    const quantity = figures(trimZeros(worstLack(outlook).toFixed(4), 0))
    const isNow = short === outlook[0]
    return (
      <Alert
        tone="danger"
        title={
          isNow
            ? t('card.runsOutNow', { quantity, unit })
            : t('card.runsOut', { day: formatDate(short.day ?? ''), quantity, unit })
        }
      >
        {because(short)}
      </Alert>
    )
  }
  if (low) {
    const values = { day: formatDate(low.day ?? ''), quantity: figures(trimZeros(low.safetyStock ?? '0', 0)), unit }
    return (
      <Alert tone="warning" title={t('card.belowSafety', values)}>
        {because(low)}
      </Alert>
    )
  }
  return <Alert tone="success" title={t('card.enough')} />
}

const Outlook = ({ outlook }: { outlook: readonly OutlookRow[] }) => {
  const { t } = useStockText()
  const { formatDate } = useLocale()
  const figures = useFigures()
  const { entries: sources } = useDictionary('DC_OUTLOOK_SOURCE')
  const figure = (value: string | null | undefined): string => figures(trimZeros(value ?? '0', 0))
  return (
    <Table
      caption={t('card.outlook')}
      rows={outlook}
      rowKey={({ id }) => id}
      columns={[
        { key: 'day', header: t('card.day'), render: ({ day }) => formatDate(day ?? '') },
        {
          key: 'source',
          header: t('card.document'),
          render: ({ sourceType, sourceId, sourceNo }) => (
            <>
              {wordOf(sources, sourceType ?? '')} <SourceLink type={sourceType} id={sourceId} no={sourceNo} />
            </>
          ),
        },
        {
          key: 'due',
          header: t('card.due'),
          render: ({ dueOn, day }) => (dueOn && dueOn !== day ? formatDate(dueOn) : ''),
        },
        { key: 'quantity', header: t('card.change'), align: 'right', render: ({ quantity }) => figure(quantity) },
        { key: 'balance', header: t('card.balance'), align: 'right', render: ({ balance }) => figure(balance) },
      ]}
    />
  )
}
