import { useMemo, useState } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { SearchField } from '../../SearchField/SearchField.tsx'
import { fold } from '../../Select/option.ts'
import { TextField } from '../../TextField/TextField.tsx'
import type { ColumnFiltering } from '../feature/Services.ts'
import { columnMenuTexts } from '../texts/ColumnMenu.texts.ts'
import { editingTexts } from '../texts/editing.texts.ts'
import { NumberBounds } from './BoundFields.tsx'
import { DayBounds } from './DayBounds.tsx'
import { type Facet, facetsOf } from './facets.ts'
import { Facets } from './filterFields.styles.ts'

type ColumnFilterFieldsProps = ColumnFiltering & { name: string }

/** So few are read at a glance. */
const few = 3

const FacetChoice = ({ name, filter, onChange, facets }: Omit<ColumnFilterFieldsProps, 'source'> & { facets: Facet[] }) => {
  const { t, formatNumber } = useLocale()
  const [query, setQuery] = useState('')
  const shown = useMemo(() => facets.filter(({ label }) => fold(label).includes(fold(query))), [facets, query])
  const chosen = new Set(filter?.kind === 'choice' ? filter.texts : [])
  const toggle = (text: string): void => {
    const next = new Set(chosen)
    if (!next.delete(text)) next.add(text)
    onChange(next.size === 0 ? null : { kind: 'choice', texts: [...next] })
  }
  return (
    <>
      {facets.length > few && (
        <SearchField label={t(columnMenuTexts.searchValues, { column: name })} labelHidden onSearch={setQuery} />
      )}
      <Facets role="group" aria-label={name}>
        {shown.map(({ text, label, count }) => (
          <Checkbox
            key={text}
            value={chosen.has(text)}
            onChange={() => toggle(text)}
            label={`${label || t(columnMenuTexts.blank)}${count === undefined ? '' : ` (${formatNumber(count)})`}`}
          />
        ))}
      </Facets>
    </>
  )
}

/** The fields that filter one column, by what stands in it: bounds, days, one of a few texts, or a part of the text. */
export const ColumnFilterFields = ({ name, filter, onChange, source }: ColumnFilterFieldsProps) => {
  const { t } = useLocale()
  const { type } = source
  const isChosen = type === 'text' || type === 'boolean'
  // Counted once for as long as the menu is open: what is chosen here must not move under the pointer.
  const [facets] = useState(() => (isChosen ? facetsOf(source, { yes: t(editingTexts.yes), no: t(editingTexts.no) }) : null))
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
  if (facets) return <FacetChoice name={name} filter={filter} onChange={onChange} facets={facets} />
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
