import { lazy, Suspense, useState } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { decimalSigns, formatDecimal } from '../../NumberField/decimal.ts'
import { TextField } from '../../TextField/TextField.tsx'
import { readCell } from '../editing/readCell.ts'
import type { ColumnFilter } from '../model/filters.ts'
import { Bounds } from './ColumnMenu.styles.ts'
import { columnMenuTexts } from './ColumnMenu.texts.ts'

const FilterCalendar = lazy(() => import('./FilterCalendar.tsx').then((module) => ({ default: module.FilterCalendar })))

type BoundFieldProps = {
  label: string
  placeholder: string
  type: 'decimal' | 'date'
  /** A decimal string, or a day 'YYYY-MM-DD'. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

type Draft = { text: string; value: string | undefined; error?: string }

/** One end of a range, read as cells are: what is no figure or day filters nothing and is told when the reader goes on. */
const BoundField = ({ label, placeholder, type, value, onChange }: BoundFieldProps) => {
  const locale = useLocale()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isLeft, setLeft] = useState(false)
  const written =
    value === undefined ? '' : type === 'date' ? locale.formatDate(value) : formatDecimal(value, decimalSigns(locale.locale))
  // Another value than the one it was typed for: the filter was cleared, or a day was picked.
  const current = draft?.value === value ? draft : null
  const put = (text: string): void => {
    setLeft(false)
    const read = readCell({ key: label, header: label, type }, text, locale)
    if ('error' in read) {
      setDraft({ text, value, error: read.error })
      return
    }
    const next = read.value === null ? undefined : String(read.value)
    setDraft({ text, value: next })
    if (next !== value) onChange(next)
  }
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={placeholder}
      inputMode={type === 'decimal' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={current?.text ?? written}
      error={isLeft ? current?.error : undefined}
      onChange={put}
      onBlur={() => {
        if (current?.error) setLeft(true)
        else setDraft(null)
      }}
    />
  )
}

type BoundsProps = {
  name: string
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter | null) => void
}

type Ends = { from?: string; to?: string }

const endsOf = (filter: ColumnFilter | undefined, kind: 'number' | 'date'): Ends => (filter?.kind === kind ? filter : {})

const filterOf = (kind: 'number' | 'date', { from, to }: Ends): ColumnFilter | null =>
  from === undefined && to === undefined ? null : { kind, from, to }

/** The least and the most that a column's figures may be. */
export const NumberBounds = ({ name, filter, onChange }: BoundsProps) => {
  const { t } = useLocale()
  const ends = endsOf(filter, 'number')
  const field = (end: 'from' | 'to', placeholder: string) => (
    <BoundField
      label={t(columnMenuTexts[end], { column: name })}
      placeholder={placeholder}
      type="decimal"
      value={ends[end]}
      onChange={(value) => onChange(filterOf('number', { ...ends, [end]: value }))}
    />
  )
  return (
    <Bounds>
      {field('from', t(columnMenuTexts.least))}
      {field('to', t(columnMenuTexts.most))}
    </Bounds>
  )
}

/** The first and the last day, typed or picked in a calendar that is fetched with them. */
export const DayBounds = ({ name, filter, onChange }: BoundsProps) => {
  const { t } = useLocale()
  const ends = endsOf(filter, 'date')
  const [typed, setTyped] = useState(0)
  const put = (next: Ends): void => onChange(filterOf('date', next))
  const type = (next: Ends): void => {
    setTyped(typed + 1)
    put(next)
  }
  return (
    <>
      <Bounds>
        <BoundField
          label={t(columnMenuTexts.notBefore, { column: name })}
          placeholder={t(columnMenuTexts.earliest)}
          type="date"
          value={ends.from}
          onChange={(from) => type({ ...ends, from })}
        />
        <BoundField
          label={t(columnMenuTexts.notAfter, { column: name })}
          placeholder={t(columnMenuTexts.latest)}
          type="date"
          value={ends.to}
          onChange={(to) => type({ ...ends, to })}
        />
      </Bounds>
      <Suspense fallback={null}>
        {/* Begins anew at a day that was typed; one that was picked keeps the focus. */}
        <FilterCalendar key={typed} label={name} from={ends.from} to={ends.to} onChange={put} />
      </Suspense>
    </>
  )
}
