import type { Core } from '@bip/contract'

/** The column of a field: `contactsName` is kept in `contacts_name`. */
export const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table of a resource: `customerContacts` is kept in `customer_contacts`. Quote it: `user` is a word of SQL. */
export const tableName = (core: Pick<Core, 'key'>): string => columnName(core.key)

/** The table of the lines of a document: `purchase_order_lines`. */
export const linesTableName = (core: Pick<Core, 'key'>, field: string): string => `${tableName(core)}_${columnName(field)}`

/** The function that yields the ids of the records whose list in a column holds one of some keys; see `anyFunctionSql`. */
export const anyFunctionName = (table: string, column: string): string => `${table}_${column}_any`

/** The function that yields the ids a text search finds; see `findFunctionsSql`. */
export const findFunctionName = (core: Pick<Core, 'key'>): string => `${tableName(core)}_find`

/** The function behind it that keeps its plan and answers so many rows, see `findFunctionsSql`. */
export const findFirstFunctionName = (core: Pick<Core, 'key'>): string => `${tableName(core)}_find_first`
