import { type AnyRecord, type Core, type Field, say } from '@bip/contract'
import { Card, useLocale } from '@bip/design-system'
import { FiguresTable } from '@bip/records'
import { lazy, Suspense } from 'react'
import { usePreferences } from '../../app/preferences.ts'
import { Plot } from './query.styles.ts'

const SeriesChart = lazy(() => import('@bip/charts/series').then((module) => ({ default: module.SeriesChart })))

/** Figures over an axis: the chart, and the same figures as a table. */
export const SeriesLook = ({ core, rows }: { core: Core; rows: readonly AnyRecord[] }) => (
  <>
    <Card>
      <Plot>
        <Suspense fallback={null}>
          <Drawing core={core} rows={rows} />
        </Suspense>
      </Plot>
    </Card>
    <FiguresTable core={core} rows={rows} />
  </>
)

const Drawing = ({ core, rows }: { core: Core; rows: readonly AnyRecord[] }) => {
  const { language } = usePreferences()
  const { formatNumber } = useLocale()
  const { x = '', y = [], shape } = core.computed?.series ?? {}
  const axis = rows.map((row) => String(row[x] ?? ''))
  const lines = y.map((key) => ({ key, label: labelOf(core.fields[key], language), values: rows.map((row) => figure(row[key])) }))
  return <SeriesChart axis={axis} lines={lines} label={say(core.label, language)} shape={shape} formatValue={formatNumber} />
}

const labelOf = (field: Field | undefined, language: Parameters<typeof say>[1]): string =>
  field ? say(field.label, language) : ''

const figure = (value: unknown): number | null => (value === null || value === undefined || value === '' ? null : Number(value))
