import type { AnyRecord, Field, FieldOf, FilterValue, Kind, States } from '@bip/contract'
import type { LocaleTools } from '@bip/design-system'
import type { ComponentType, Ref } from 'react'
import type { useText } from '../host/useText.ts'
import type { UnaskedKind } from './asked.ts'

/** What a cell or display gets. `record` may be a line; labels of what it refers to come with it. */
export type ViewProps<F extends Field = Field> = {
  field: F
  fieldKey: string
  value: unknown
  record: Partial<AnyRecord>
  /** The logical states of the record's resource, for a field of kind state. */
  states?: States
}

/** What writes values in the reader's language. */
export type ValueTexts = Pick<ReturnType<typeof useText>, 't' | 'say' | 'language'> &
  Pick<LocaleTools, 'formatDate' | 'formatDateTime'> & {
    /** A decimal with the language's signs and at least so many decimals. */
    figures: (value: string, minimumDecimals?: number) => string
    /** IANA zone of the tenant. */
    timeZone: string
    /** The word of a dictionary's key, as far as the dictionary is here; else the key. */
    word: (dictionary: string, key: string) => string
    /** The name of a record, as far as somebody has asked for it; else ''. */
    nameOf: (resource: string, id: string) => string
  }

export type SummaryProps<F extends Field = Field> = {
  field: F
  value: FilterValue
  states?: ViewProps['states']
}

export type KindView<F extends Field = Field> = {
  /** Figures stand at the end of their column. */
  align: 'start' | 'end'
  /** Width of its column in px where the field does not say. */
  width: number
  /** Width in px that its longest value takes in the reader's language, where there are few; the column is never narrower by itself. */
  widest?: (states: ViewProps['states'], words: Pick<ValueTexts, 'say'>) => number
  /** Columns that the value covers on a detail page; `full` is the whole row. */
  span: 1 | 2 | 'full'
  /** Columns that its input takes in a form. */
  formSpan: 1 | 2 | 'full'
  /** The value in words alone, for copying, hints and exports; '' for none. */
  text: (cell: ViewProps<F>, words: ValueTexts) => string
  /** In a list the words are all there is to see. Default false. */
  isPlain?: (field: F) => boolean
  /** One line in a table. */
  Cell: ComponentType<ViewProps<F>>
  /** The whole value on a detail page. */
  Display: ComponentType<ViewProps<F>>
  /** The value of a filter in a few words. */
  Summary: ComponentType<SummaryProps<F>>
}

export type InputProps<F extends Field = Field> = {
  field: F
  /** Path in the form, such as `lines.2.quantity`. */
  name: string
  label: string
  /** Keeps the label for screen readers, as in the cells of lines. */
  labelHidden?: boolean
  value: unknown
  onChange: (value: unknown) => void
  onBlur?: () => void
  error?: string
  hint?: string
  size?: 'small' | 'medium'
  isReadOnly?: boolean
  autoFocus?: boolean
  /** The stored record, for the labels of what its values refer to. */
  record: Partial<AnyRecord>
  inputRef?: Ref<HTMLElement>
}

export type FilterProps<F extends Field = Field> = {
  field: F
  fieldKey: string
  label: string
  value: FilterValue | undefined
  onChange: (value: FilterValue | undefined) => void
  close: () => void
  states?: ViewProps['states']
  /** What the list is asked beside it, by field; choices go by it as they do in the form. */
  beside?: Readonly<Record<string, FilterValue>>
}

/** A table with an entry for each kind; a new kind does not compile until it is handled. */
export type ViewTable = { readonly [K in Kind]: KindView<FieldOf<K>> }
export type InputTable = { readonly [K in Kind]: ComponentType<InputProps<FieldOf<K>>> }
/** `null`: values of the kind cannot be asked for. */
export type FilterTable = { readonly [K in Exclude<Kind, UnaskedKind>]: ComponentType<FilterProps<FieldOf<K>>> } & {
  readonly [K in UnaskedKind]: null
}
