import type { Label } from '../i18n.ts'
import { dictionaryOf, type Field, isMany, isSearchable, targetOf } from '../kinds/index.ts'
import { type Core, pathOf } from '../resource/core.ts'
import type { SearchItem } from '../resource/searchItem.ts'

/** A column of a picker's dialog. What is left out comes from the field of the resource. */
export type PickerColumn = {
  /** Name under which the value travels, as the specification spells it. */
  prop: string
  /** Field of the resource that holds it; default `prop`. */
  field?: string
  label?: Label
  align?: 'left' | 'center' | 'right'
  /** Cut text is shown whole on hover. Default true. */
  tooltip?: boolean
  /** Width in px. */
  width?: number
  /** Least width in px. */
  minWidth?: number
  /** What draws the value: the field's kind. */
  component?: Field['kind']
  /** Picker of the records that the value names. */
  objectName?: string
  /** Dictionary of the value. */
  dictData?: string
  /** The value is a list. */
  multiple?: boolean
}

/** By which names a picker asks an address of its own. */
export type PickerAsks = {
  /** Number of the page. Default `current`. */
  current?: string
  /** Rows of a page. Default `size`. */
  size?: string
  /** The quick search; default there is none. */
  search?: string
  /** What the quick search looks through. */
  searchLabel?: Label
  /** A sign put around the text of the quick search. */
  wildcard?: string
  /** What is asked beside it, always. */
  always?: Readonly<Record<string, string>>
  /** Least time between two questions, ms. Default 0. */
  throttleMs?: number
}

/** What a picker declares; all the rest follows from the resource. */
export type PickerEntry = {
  /** Unique name, as the specification spells it. */
  objectName: string
  /** Key of the resource whose records are chosen. The source is served where the gateway declares it. */
  of: string
  /** Gateway path of the names by id and of the options. */
  url?: string
  /** Gateway path of the pages. */
  listUrl?: string
  /** Name of the id on the wire. Default `id`. */
  rowKey?: string
  /** Field that names a record; default the resource's own. */
  defaultLabel?: string
  title: Label
  /** Names or columns, in order; default the resource's name, code and what is searched. */
  columns?: readonly (string | PickerColumn)[]
  /** Records that may be chosen where the field does not say: 0 for any number. Default 1. */
  limit?: number
  /** The older dialog: 60 % wide, ten rows, asks for at least one. Default `standard`. */
  variant?: 'standard' | 'legacy'
  /** Rows of a page. Default 20, of the older dialog 10. */
  size?: number
  /** Asks `listUrl` by these names in place of the resource's list. */
  asks?: PickerAsks
  /** Conditions beside the quick search; default those of the resource's list. */
  search?: readonly SearchItem[]
  /** New records can be made in it; default where the resource has a form. */
  dialogCreate?: boolean
  /** Records can be changed in it; default where the resource has a form. */
  dialogEdit?: boolean
  /** Records can be removed in it. Default false. */
  dialogRemove?: boolean
  /** Records can be looked at in it; default where the resource has a page. */
  dialogGet?: boolean
  /** What the create and edit form is called; default as the dialog. */
  submitTitle?: Label
}

/** A column with the field it shows. */
export type ShownColumn = PickerColumn & { field: string }

/** A picker with everything said. */
export type Picker = Required<Omit<PickerEntry, 'columns' | 'asks' | 'search'>> &
  Pick<PickerEntry, 'asks' | 'search'> & {
    placeholder: Label
    columns: readonly ShownColumn[]
    /** The gateway declares the resource. */
    isServed: boolean
  }

const maxColumns = 5

/** Columns that tell a record from its namesakes: what it is called, its code, what is searched, then those of its list. */
function usualColumns({ display, subtitle, fields, list }: Core): string[] {
  const searched = Object.keys(fields).filter((key) => fields[key] !== undefined && isSearchable(fields[key]))
  const listed = list.columns.filter((key) => key in fields)
  return [...new Set([display, ...(subtitle ? [subtitle] : []), ...searched, ...listed])].slice(0, maxColumns)
}

const asColumn = (column: string | PickerColumn): PickerColumn => (typeof column === 'string' ? { prop: column } : column)

/** What a field of the resource says of a column, and what the column says itself. */
function filled(core: Core | undefined, given: string | PickerColumn): ShownColumn {
  const column = asColumn(given)
  const key = column.field ?? column.prop
  const field = core?.fields[key]
  if (!field) return { ...column, field: key }
  return {
    label: field.label,
    width: field.width,
    component: field.kind,
    objectName: targetOf(field),
    dictData: dictionaryOf(field),
    multiple: isMany(field),
    ...column,
    field: key,
  }
}

const nameOf = (core: Core | undefined, declared = ''): string => (!core || declared in core.fields ? declared : core.display)

/** The picker that an entry declares, completed from the resource where the gateway has it. */
export function pickerOf(entry: PickerEntry, core: Core | undefined): Picker {
  const variant = entry.variant ?? 'standard'
  const hasForm = core?.calls.submit !== undefined
  const columns = entry.columns ?? (core ? usualColumns(core) : [entry.defaultLabel ?? 'name'])
  return {
    rowKey: 'id',
    limit: 1,
    size: variant === 'legacy' ? 10 : 20,
    dialogCreate: hasForm,
    dialogEdit: hasForm,
    dialogRemove: false,
    dialogGet: core?.calls.detail !== undefined,
    submitTitle: entry.title,
    placeholder: entry.title,
    ...entry,
    variant,
    defaultLabel: nameOf(core, entry.defaultLabel),
    url: entry.url ?? (core?.calls.selectData ? pathOf(core, core.calls.selectData) : ''),
    listUrl: entry.listUrl ?? (core ? pathOf(core, core.calls.list) : ''),
    columns: columns.map((column) => filled(core, column)),
    isServed: core !== undefined,
  }
}

/** The picker of a resource that no entry speaks of. */
export const usualEntry = (core: Core): PickerEntry => ({ objectName: core.key, of: core.key, title: core.label })
