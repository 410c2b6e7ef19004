import { Checkbox, filterOptions, type Option, SearchField, Spinner, StatusDot } from '@bip/design-system'
import { useState } from 'react'
import { useText } from '../host/useText.ts'
import { OptionList, OptionRow } from './filter.styles.ts'
import { Faint } from './parts.styles.ts'

/** From so many options on, a search helps. */
const searchFrom = 9

export type OptionFilterProps = {
  /** Undefined until they are there. */
  options: readonly Option[] | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Any of a few known values, each with its dot; every tick applies at once. */
export const OptionFilter = ({ options, values, onChange }: OptionFilterProps) => {
  const { t } = useText()
  const [query, setQuery] = useState('')
  if (!options) return <Spinner label={t('filter.find')} />
  const shown = filterOptions(options, query)
  return (
    <>
      {options.length >= searchFrom && <SearchField label={t('filter.find')} value={query} onChange={setQuery} autoFocus />}
      <OptionList>
        {shown.map(({ value, label, tone }) => (
          <OptionRow key={value}>
            <Checkbox
              label={label}
              value={values.includes(value)}
              onChange={(isTicked) => onChange(isTicked ? [...values, value] : values.filter((one) => one !== value))}
            />
            {tone && <StatusDot tone={tone} aria-hidden />}
          </OptionRow>
        ))}
        {shown.length === 0 && <Faint>{t('filter.noOptions')}</Faint>}
      </OptionList>
    </>
  )
}
