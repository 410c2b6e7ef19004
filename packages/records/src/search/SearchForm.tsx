import type { SearchItem, SearchValue, SearchValues } from '@bip/contract/pickers'
import { searchTypeOf } from '@bip/contract/pickers'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { SearchControl } from './searchControls.tsx'

export type SearchFormProps = {
  items: readonly SearchItem[]
  values: SearchValues
  onChange: (values: SearchValues) => void
}

const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > * { inline-size: 200px; }
  & > [data-wide] { inline-size: 300px; }
  @media (max-width: 600px) {
    & > *, & > [data-wide] { inline-size: 100%; }
  }
`

const without = (values: SearchValues, prop: string): SearchValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== prop))

/** The conditions of a search as they are declared: each by its type, an unknown one as a text. */
export const SearchForm = ({ items, values, onChange }: SearchFormProps) => {
  const put = (prop: string, value: SearchValue | undefined): void =>
    onChange(value === undefined || value === '' ? without(values, prop) : { ...values, [prop]: value })
  return (
    <Line>
      {items.map((item) => {
        const type = searchTypeOf(item)
        return (
          <div key={item.prop} data-wide={type === 'dateRange' || item.withGroup || undefined}>
            <Suspense fallback={null}>
              <SearchControl item={item} value={values[item.prop]} onChange={(value) => put(item.prop, value)} />
            </Suspense>
          </div>
        )
      })}
    </Line>
  )
}
