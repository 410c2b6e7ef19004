import { baseFields, type Core, canName, type Field, type Label, type Language, say } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { type ModelRow, type Prototype, type PrototypeField, prototypeOf } from '@bip/develop'
import { columnName, linesTableName, tableName } from '../kinds/index.ts'

type Columns = readonly { column: string; type: string }[]

const linesTables = (core: Core) =>
  Object.entries(core.fields).flatMap(([key, { kind }]) => (kind === 'lines' ? [linesTableName(core, key)] : []))

/** The resources, then the tables that none of them declares. */
export function modelRows(tables: ReadonlyMap<string, Columns>, language: Language): ModelRow[] {
  const cores = Object.values(resources)
  const declared = new Set(cores.flatMap((core) => [tableName(core), ...linesTables(core)]))
  return [
    ...cores.map((core) => ({
      id: core.key,
      key: core.key,
      name: say(core.label, language),
      table: tableName(core),
      path: core.path,
      menuPath: core.menu?.path ?? '',
      fieldCount: Object.keys(core.fields).length,
      isDeclared: true,
    })),
    ...[...tables].flatMap(([table, columns]) =>
      declared.has(table)
        ? []
        : [
            {
              id: `table.${table}`,
              key: '',
              name: table,
              table,
              path: '',
              menuPath: '',
              fieldCount: columns.length,
              isDeclared: false,
            },
          ],
    ),
  ]
}

const camel = (name: string) => name.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
const words = (name: string): Label => {
  const text = name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())
  return { 'zh-CN': text, en: text, vi: text }
}

const kinds: Readonly<Record<string, (label: Label) => Field>> = {
  boolean: (label) => ({ kind: 'boolean', label }),
  date: (label) => ({ kind: 'date', label }),
  'timestamp with time zone': (label) => ({ kind: 'instant', label }),
  integer: (label) => ({ kind: 'number', label }),
  bigint: (label) => ({ kind: 'number', label }),
  smallint: (label) => ({ kind: 'number', label }),
  numeric: (label) => ({ kind: 'number', label, scale: 2 }),
  'double precision': (label) => ({ kind: 'number', label, scale: 4 }),
  text: (label) => ({ kind: 'text', label }),
  'character varying': (label) => ({ kind: 'text', label }),
}

const ownColumns = new Set(['tenant_id', 'is_deleted', 'find_tokens', ...baseFields.map(columnName)])

/** A start for a resource like a table: its columns as fields, under a key of its own, as the table stays what it is. */
export function prototypeOfTable(table: string, columns: Columns): Prototype {
  const fields = columns.flatMap(({ column, type }): PrototypeField[] => {
    const field = ownColumns.has(column) ? undefined : kinds[type]?.(words(column))
    return field ? [{ key: camel(column), ...field }] : []
  })
  const key = `${camel(table)}Entry`
  const display = fields.find(canName)?.key ?? ''
  return {
    key,
    path: `/blade-bip/${table.replaceAll('_', '-')}-entry`,
    label: words(table),
    icon: 'package',
    display,
    fields,
    columns: fields.slice(0, 8).map((field) => field.key),
    filters: display ? [display] : [],
    form: [{ label: words(table), fields: fields.map((field) => field.key) }],
    states: [],
    actions: [],
    menu: null,
    transfer: true,
  }
}

/** What a declared resource looks like as a prototype. */
export const prototypeOfKey = (key: string): Prototype | undefined => {
  const core = Object.hasOwn(resources, key) ? resources[key] : undefined
  return core && prototypeOf(core)
}
