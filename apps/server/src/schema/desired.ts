import { type Core, type Field, type Fields, isMany, isStored, targetOf } from '@bip/contract'
import {
  anyFunctionName,
  anyFunctionSql,
  columnName,
  findFunctionsSql,
  kindOf,
  linesTableName,
  tableName,
} from '../kinds/index.ts'
import { fileColumns, followSql } from '../model/fileColumns.ts'
import { timelineIndexes } from './timeline.ts'

/** A table as the cores want it. Columns and indexes by name; what follows the name in SQL is their value. */
export type Table = { columns: Record<string, string>; primaryKey: readonly string[]; indexes: Record<string, string> }
/**
 * Everything that is generated: compared with the committed snapshot, the difference is the next migration. `files` are the columns whose
 * files are followed, by table and column.
 */
export type Schema = { tables: Record<string, Table>; functions: Record<string, string>; files: Record<string, string> }

/** Bytes decide order and equality: every database agrees, and an index on one table serves a join from another. */
const text = 'text collate "C"'
const live = 'where not is_deleted'

const idColumns = { tenant_id: `${text} not null`, id: `${text} not null` }
const baseColumns = {
  ...idColumns,
  version: 'integer not null default 1',
  create_user: text,
  create_dept: text,
  create_time: 'timestamptz not null default now()',
  update_user: text,
  update_time: 'timestamptz not null default now()',
  is_deleted: 'boolean not null default false',
}

/** The tables, indexes and functions that a set of resources needs. */
export function desiredSchema(cores: readonly Core[]): Schema {
  const schema: Schema = { tables: {}, functions: {}, files: {} }
  for (const core of cores) {
    const name = tableName(core)
    const finds = findFunctionsSql(core)
    schema.tables[name] = resourceTable(core, Object.keys(finds).length > 0)
    Object.assign(schema.functions, finds)
    addListFunctions(schema, name, core.fields, false)
    for (const [key, field] of Object.entries(core.fields)) {
      if (field.kind !== 'lines') continue
      schema.tables[linesTableName(core, key)] = linesTable(core, key, field.fields)
      addListFunctions(schema, linesTableName(core, key), field.fields, true)
    }
    for (const files of fileColumns(core)) schema.files[`${files.table}.${files.column}`] = followSql(files)
  }
  return schema
}

/** The fields that have columns. */
const stored = (fields: Fields): [string, Field][] => Object.entries(fields).filter(([, field]) => isStored(field))

/** Whether a column holds ids of several records. */
const holdsIds = (field: Field): boolean => targetOf(field) !== undefined && isMany(field)

function addListFunctions(schema: Schema, table: string, fields: Fields, isOfLines: boolean): void {
  for (const [key, field] of stored(fields))
    if (holdsIds(field))
      schema.functions[anyFunctionName(table, columnName(key))] = anyFunctionSql(table, columnName(key), isOfLines)
}

function resourceTable(core: Core, searched: boolean): Table {
  const name = tableName(core)
  return {
    columns: {
      ...baseColumns,
      ...fieldColumns(core.fields),
      ...(searched && { find_tokens: "text[] not null default '{}'" }),
    },
    primaryKey: ['tenant_id', 'id'],
    indexes: {
      // Newest first, the order of most lists; deep pages walk it without a look at the rows.
      [`${name}_newest`]: `(tenant_id, create_time desc, id desc) ${live}`,
      // Whoever may see the rows of some departments, or the own ones only, walks these.
      [`${name}_create_dept`]: `(tenant_id, create_dept, create_time desc, id desc) ${live}`,
      [`${name}_create_user`]: `(tenant_id, create_user, create_time desc, id desc) ${live}`,
      ...(searched && { [`${name}_find_tokens`]: `using gin (find_tokens) ${live}` }),
      ...Object.assign({}, ...stored(core.fields).map(([key, field]) => fieldIndexes(name, columnName(key), field))),
      ...timelineIndexes(core),
    },
  }
}

function linesTable(core: Core, key: string, cells: Fields): Table {
  const name = linesTableName(core, key)
  const references = stored(cells).filter(([, cell]) => targetOf(cell) !== undefined)
  return {
    columns: { ...idColumns, parent_id: `${text} not null`, line_no: 'integer not null', ...fieldColumns(cells) },
    primaryKey: ['tenant_id', 'id'],
    indexes: {
      [`${name}_order`]: '(tenant_id, parent_id, line_no)',
      ...Object.fromEntries(
        references.map(([cell, field]) => [
          `${name}_${columnName(cell)}`,
          holdsIds(field) ? `using gin (${columnName(cell)})` : `(tenant_id, ${columnName(cell)})`,
        ]),
      ),
    },
  }
}

const fieldColumns = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    stored(fields).flatMap(([key, field]) =>
      kindOf(field)
        .columns(columnName(key), field)
        .map(({ name, type }) => [name, type]),
    ),
  )

/** Lists are filtered by one field and sorted by time, or sorted by one field: an index for each serves rows and count alike. */
function fieldIndexes(table: string, column: string, field: Field): Record<string, string> {
  const indexes: Record<string, string> = {}
  const add = (name: string, definition: string) => {
    indexes[`${table}_${name}`] = definition
  }
  if (holdsIds(field)) add(column, `using gin (${column}) ${live}`)
  else if (field.indexed) add(column, `(tenant_id, ${column}, create_time desc, id desc) ${live}`)
  // Asked before a record may be removed: is anything still referring to it?
  else if (targetOf(field) !== undefined) add(column, `(tenant_id, ${column}) ${live}`)
  const sort = kindOf(field).sort(column, field)
  if (sort) {
    add(`${column}_sorted`, `(tenant_id, ${sort}, id) ${live}`)
    // Empty values stand last in both directions, which one index cannot serve.
    if (!field.required) add(`${column}_sorted_down`, `(tenant_id, ${sort} desc nulls last, id desc) ${live}`)
  }
  if ('unique' in field && field.unique) return { ...indexes, [`${table}_${column}_unique`]: uniqueIndex(column) }
  return indexes
}

/** One of its kind per tenant, whatever the case of its letters; `unique` at its start is read by `indexSql`. */
const uniqueIndex = (column: string) => `unique (tenant_id, lower(${column})) ${live}`
