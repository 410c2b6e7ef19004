import { type AnyRecord, type Core, type Field, type ListQuestion, questionFromUrl, questionToUrl, say } from '@bip/contract'
import { Card, useLocale } from '@bip/design-system'
import { FiguresTable, QueryRows, ResourceFrame } from '@bip/records'
import { lazy, Suspense, startTransition, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePreferences } from '../../app/preferences.ts'
import { useTabLabel } from '../../shell/tabContext.ts'
import { Plot, Stack } from './query.styles.ts'

const SeriesChart = lazy(() => import('@bip/charts/series').then((module) => ({ default: module.SeriesChart })))

/** A query that answers figures over an axis: its conditions, the chart and the same figures as a table. The question lives in the address. */
export const SeriesScreen = ({ core }: { core: Core }) => {
  const [search, setSearch] = useSearchParams()
  const { language } = usePreferences()
  useTabLabel(say(core.label, language))
  const question = useMemo(() => questionFromUrl(search, (key) => key in core.fields), [search, core])
  const ask = (next: ListQuestion): void => {
    startTransition(() => setSearch(questionToUrl(next), { replace: true }))
  }
  return (
    <ResourceFrame core={core} question={question} onQuestionChange={ask} total={undefined}>
      <QueryRows core={core} question={question} onClear={() => ask({})}>
        {(rows) => (
          <Stack>
            <Card>
              <Plot>
                <Suspense fallback={null}>
                  <Drawing core={core} rows={rows} />
                </Suspense>
              </Plot>
            </Card>
            <FiguresTable core={core} rows={rows} />
          </Stack>
        )}
      </QueryRows>
    </ResourceFrame>
  )
}

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
