import { useMemo, useState } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { SearchField } from '../../SearchField/SearchField.tsx'
import { fold } from '../../Select/option.ts'
import { TextField } from '../../TextField/TextField.tsx'
import type { ColumnFilter, Facet } from '../model/filters.ts'
import type { ValueType } from '../model/values.ts'
import { NumberBounds } from './BoundFields.tsx'
import { Facets } from './ColumnMenu.styles.ts'
import { columnMenuTexts } from './ColumnMenu.texts.ts'
import { DayBounds } from './DayBounds.tsx'

type ColumnFilterFieldsProps = {
  name: string
  type: ValueType
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter | null) => void
  /** What stands in the column, with how often; null where only the server knows. */
  facets: { facets: readonly Facet[]; isCut: boolean } | null
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
      <SearchField label={t(columnMenuTexts.searchValues, { column: name })} labelHidden onSearch={setQuery} />
      <Facets role="group" aria-label={name}>
        {shown.map(({ text, count }) => (
          <Checkbox
            key={text}
            value={chosen.has(text)}
            onChange={() => toggle(text)}
            label={`${text || t(columnMenuTexts.blank)} (${formatNumber(count)})`}
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
  if (type === 'number' || type === 'decimal') return <NumberBounds name={name} filter={filter} onChange={onChange} />
  if (type === 'date' || type === 'dateTime') {
    const { from, to } = filter?.kind === 'date' ? filter : {}
    return (
      <DayBounds
        label={name}
        from={from}
        to={to}
        onChange={(ends) => onChange(ends.from || ends.to ? { kind: 'date', ...ends } : null)}
      />
    )
  }
  if (facets && !facets.isCut) return <FacetChoice {...props} />
  return (
    <TextField
      label={t(columnMenuTexts.contains, { column: name })}
      labelHidden
      placeholder={t(columnMenuTexts.containsShort)}
      value={filter?.kind === 'text' ? filter.contains : ''}
      onChange={(contains) => onChange(contains.trim() === '' ? null : { kind: 'text', contains })}
    />
  )
}
