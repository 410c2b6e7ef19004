import type { Label } from '../i18n.ts'
import type { Fields } from '../kinds/index.ts'
import type { Core } from './core.ts'

/**
 * A list whose call is served by hand, because its rows cross tenants or are no records: tenants, sessions, logs. Declared as plain
 * data, it is drawn as the list of a resource is; what is done with its rows are parts of the page.
 */
export type Listing<F extends Fields = Fields, K extends string = string> = {
  /** Names the list and its column settings: camelCase, unique among resources, queries and listings. */
  key: string
  /** Gateway path of the call that answers a page, below `/api`. */
  path: string
  label: Label
  /** Lucide icon name. */
  icon: string
  /** Who may see it. Default `{key}_view`. */
  permission?: string
  /** What tells rows apart on the wire. Default `id`. */
  rowId?: string
  /** What a row holds, and what may be asked for beside. */
  fields: F
  list: {
    columns: readonly K[]
    /** Fields that the call can be asked for. Default none. */
    filters?: readonly K[]
    /** Fields of a card on a phone, below the name. */
    card?: readonly K[]
  }
  /** What its search looks through, as the field itself says it. */
  search: Label
  /** What stands in the place of rows where there are none. */
  empty: { title: Label; hint?: Label }
}

/** Declares a listing. The types keep its exact keys, so a misspelt column does not compile. */
export const defineListing = <const F extends Fields>(listing: Listing<F, keyof F & string>): Listing<F, keyof F & string> =>
  listing

/** The rows of a listing as a list is drawn: read only, in the order of the call. */
export function coreOfListing({ key, path, label, icon, permission, rowId = 'id', fields, list, search, empty }: Listing): Core {
  const { columns, filters = [], card } = list
  return {
    key,
    path,
    calls: { list: { method: 'GET', path } },
    label,
    icon,
    display: columns[0] ?? 'id',
    fields,
    list: { columns, filters, card },
    form: [{ label, fields: columns }],
    transfer: false,
    computed: {
      answers: 'list',
      asks: filters.filter((name) => !columns.includes(name)),
      listing: { permission: permission ?? `${key}_view`, search, empty, rowId },
    },
  }
}
