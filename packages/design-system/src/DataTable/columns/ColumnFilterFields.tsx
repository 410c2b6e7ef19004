import { useMemo, useState } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { DateRangePicker } from '../../DateRangePicker/DateRangePicker.tsx'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { NumberField } from '../../NumberField/NumberField.tsx'
import { SearchField } from '../../SearchField/SearchField.tsx'
import { fold } from '../../Select/option.ts'
import { TextField } from '../../TextField/TextField.tsx'
import { dataTableTexts } from '../DataTable.texts.ts'
import type { ColumnFilter, Facet } from '../model/filters.ts'
import type { ValueType } from '../model/values.ts'
import { Bounds, Facets } from './ColumnMenu.styles.ts'

type ColumnFilterFieldsProps = {
  name: string
  type: ValueType
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter | null) => void
  /** What stands in the column, with how often; null where only the server knows. */
  facets: { facets: readonly Facet[]; isCut: boolean } | null
}

const orUndefined = (value: string | null): string | undefined => value ?? undefined

const NumberBounds = ({ name, filter, onChange }: ColumnFilterFieldsProps) => {
  const { t } = useLocale()
  const { from, to } = filter?.kind === 'number' ? filter : {}
  const put = (next: { from?: string; to?: string }): void =>
    onChange(next.from === undefined && next.to === undefined ? null : { kind: 'number', ...next })
  return (
    <Bounds>
      <NumberField
        label={t(dataTableTexts.from, { column: name })}
        labelHidden
        placeholder={t(dataTableTexts.least)}
        value={from ?? null}
        onChange={(value) => put({ from: orUndefined(value), to })}
      />
      <NumberField
        label={t(dataTableTexts.to, { column: name })}
        labelHidden
        placeholder={t(dataTableTexts.most)}
        value={to ?? null}
        onChange={(value) => put({ from, to: orUndefined(value) })}
      />
    </Bounds>
  )
}

const FacetChoice = ({ name, filter, onChange, facets }: ColumnFilterFieldsProps) => {
  const { t, formatNumber } = useLocale()
  const [query, setQuery] = useState('')
  const chosen = new Set(filter?.kind === 'choice' ? filter.texts : [])
  const shown = useMemo(() => facets?.facets.filter(({ text }) => fold(text).includes(fold(query))) ?? [], [facets, query])
  const toggle = (text: string): void => {
    const next = new Set(chosen)
    if (!next.delete(text)) next.add(text)
    onChange(next.size === 0 ? null : { kind: 'choice', texts: [...next] })
  }
  return (
    <>
      <SearchField label={t(dataTableTexts.searchValues, { column: name })} labelHidden onSearch={setQuery} />
      <Facets role="group" aria-label={name}>
        {shown.map(({ text, count }) => (
          <Checkbox
            key={text}
            value={chosen.has(text)}
            onChange={() => toggle(text)}
            label={`${text || t(dataTableTexts.blank)} (${formatNumber(count)})`}
          />
        ))}
      </Facets>
    </>
  )
}

/** The fields that filter one column, by what stands in it: bounds, days, one of a few texts, or a part of the text. */
export const ColumnFilterFields = (props: ColumnFilterFieldsProps) => {
  const { name, type, filter, onChange, facets } = props
  const { t } = useLocale()
  if (type === 'number' || type === 'decimal') return <NumberBounds {...props} />
  if (type === 'date' || type === 'dateTime') {
    const value = filter?.kind === 'date' && filter.from && filter.to ? { start: filter.from, end: filter.to } : null
    return (
      <DateRangePicker
        label={name}
        labelHidden
        months={1}
        value={value}
        onChange={(range) => onChange(range ? { kind: 'date', from: range.start, to: range.end } : null)}
      />
    )
  }
  if (facets && !facets.isCut) return <FacetChoice {...props} />
  return (
    <TextField
      label={t(dataTableTexts.contains, { column: name })}
      labelHidden
      placeholder={t(dataTableTexts.containsShort)}
      value={filter?.kind === 'text' ? filter.contains : ''}
      onChange={(contains) => onChange(contains.trim() === '' ? null : { kind: 'text', contains })}
    />
  )
}
