import { useState } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { compareDecimal, decimalSigns, formatDecimal } from '../../NumberField/decimal.ts'
import { TextField } from '../../TextField/TextField.tsx'
import { readCell } from '../drafts/readCell.ts'
import type { ColumnFilter } from '../model/filters.ts'
import { columnMenuTexts } from '../texts/ColumnMenu.texts.ts'
import { Bounds } from './filterFields.styles.ts'

type BoundFieldProps = {
  label: string
  placeholder: string
  type: 'decimal' | 'date'
  /** A decimal string, or a day 'YYYY-MM-DD'. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** What is wrong with the value beside the other end; told when the reader goes on. */
  problem?: string
  onFocus?: () => void
}

type Draft = { text: string; value: string | undefined; error?: string }

/** One end of a range, read as cells are: what is no figure or day filters nothing and is told when the reader goes on. */
export const BoundField = ({ label, placeholder, type, value, onChange, problem, onFocus }: BoundFieldProps) => {
  const locale = useLocale()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isTyping, setTyping] = useState(false)
  const written =
    value === undefined ? '' : type === 'date' ? locale.formatDate(value) : formatDecimal(value, decimalSigns(locale.locale))
  // Another value than the one it was typed for: the filter was cleared, or a day was picked.
  const current = draft?.value === value ? draft : null
  const put = (text: string): void => {
    setTyping(true)
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
      error={isTyping ? undefined : (current?.error ?? problem)}
      onChange={put}
      onFocus={onFocus}
      onBlur={() => {
        setTyping(false)
        if (!current?.error) setDraft(null)
      }}
    />
  )
}

type NumberBoundsProps = {
  name: string
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter | null) => void
}

type Ends = { from?: string; to?: string }

/** The least and the most that a column's figures may be. */
export const NumberBounds = ({ name, filter, onChange }: NumberBoundsProps) => {
  const { t } = useLocale()
  const ends: Ends = filter?.kind === 'number' ? filter : {}
  const isReversed = ends.from !== undefined && ends.to !== undefined && compareDecimal(ends.from, ends.to) > 0
  const put = ({ from, to }: Ends): void => onChange(from === undefined && to === undefined ? null : { kind: 'number', from, to })
  const field = (end: 'from' | 'to', placeholder: string) => (
    <BoundField
      label={t(columnMenuTexts[end], { column: name })}
      placeholder={placeholder}
      type="decimal"
      value={ends[end]}
      onChange={(value) => put({ ...ends, [end]: value })}
      problem={end === 'to' && isReversed ? t(columnMenuTexts.reversed) : undefined}
    />
  )
  return (
    <Bounds>
      {field('from', t(columnMenuTexts.min))}
      {field('to', t(columnMenuTexts.max))}
    </Bounds>
  )
}
