import { Search } from 'lucide-react'
import { useControlledState } from 'react-stately/useControlledState'
import { isComposing } from '../Field/ime.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { searchFieldTexts } from './SearchField.texts.ts'
import { useSettledSearch } from './useSettledSearch.ts'

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'isClearable' | 'onEnter' | 'label'> & {
  /** Default: the word for search. */
  label?: string
  /** The query has settled: after a pause, on Enter or on clearing; never while an input method composes. */
  onSearch?: (query: string) => void
  /** Pause in ms before a typed query is searched, 0 for none; null waits for Enter. Default 300. */
  delay?: number | null
}

/** A query; Escape empties it. The label is for screen readers unless `labelHidden` is false. */
export const SearchField = (props: SearchFieldProps) => {
  const { t } = useLocale()
  const {
    value,
    defaultValue = '',
    onChange,
    onSearch,
    delay = 300,
    label = t(searchFieldTexts.label),
    labelHidden = true,
    ...rest
  } = props
  const [query, setQuery] = useControlledState(value === null ? '' : value, defaultValue, onChange)
  const search = useSettledSearch(query, { onSearch, delay })

  return (
    <TextField
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      label={label}
      labelHidden={labelHidden}
      type="search"
      prefix={<Search size={16} aria-hidden="true" />}
      isClearable
      value={query}
      onChange={(next) => {
        setQuery(next)
        if (next === '') search.now('')
      }}
      onCompositionStart={(event) => {
        rest.onCompositionStart?.(event)
        search.cancel()
      }}
      onInput={(event) => {
        rest.onInput?.(event)
        const { nativeEvent, target } = event
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        if (!composing && target instanceof HTMLInputElement && target.value !== '') search.later(target.value)
      }}
      onCompositionEnd={(event) => {
        rest.onCompositionEnd?.(event)
        if (event.target instanceof HTMLInputElement && event.target.value !== '') search.later(event.target.value)
      }}
      onEnter={search.now}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.key !== 'Escape' || query === '' || isComposing(event)) return
        event.preventDefault()
        setQuery('')
        search.now('')
      }}
    />
  )
}
