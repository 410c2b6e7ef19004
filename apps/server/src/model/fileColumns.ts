import { type Core, type Fields, holdsFiles } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { columnName, linesTableName, tableName } from '../kinds/index.ts'

/** A column whose files the database notes in `file_holder`, as its function `follow_files` wants it. */
export type FileColumn = {
  table: string
  column: string
  resource: string
  /** The field by its key; of a line, behind that of the lines. */
  field: string
  /** The function of the database that reads the ids out of a value. */
  way: 'files_listed' | 'files_named_in'
  /** The column with the id of the record that people see. */
  record: 'id' | 'parent_id'
}

/** Texts that show pictures by their address. */
const texts = [{ core: wikiArticle.key, key: 'content' }] as const

/** Whether a field is a text that shows uploaded pictures. */
export const showsPictures = ({ key: core }: Pick<Core, 'key'>, key: string): boolean =>
  texts.some((text) => text.core === core && text.key === key)

/** Every column of a resource that holds files, those of its lines included. */
export function fileColumns(core: Core): FileColumn[] {
  const own = columnsOf(core, core.fields, { table: tableName(core), prefix: '', record: 'id' })
  const lines = Object.entries(core.fields).flatMap(([key, field]) => {
    if (field.kind !== 'lines') return []
    return columnsOf(core, field.fields, { table: linesTableName(core, key), prefix: `${key}.`, record: 'parent_id' })
  })
  return [...own, ...lines]
}

type Holder = Pick<FileColumn, 'table' | 'record'> & { prefix: string }

const columnsOf = (core: Core, fields: Fields, { table, prefix, record }: Holder): FileColumn[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const way = holdsFiles(field) ? 'files_listed' : prefix === '' && showsPictures(core, key) ? 'files_named_in' : undefined
    return way ? [{ table, column: columnName(key), resource: core.key, field: prefix + key, way, record }] : []
  })

/** The call that has a column followed; on `target`, a table that is to become part of the column's own, where one is named. */
export function followSql({ table, column, resource, field, way, record }: FileColumn, target = table): string {
  const place =
    target === table
      ? table
      : target
          .split('.')
          .map((name) => `"${name}"`)
          .join('.')
  // Names come from cores, whose letters and digits need no escaping.
  const values = [place, table, resource, field, column, way, 'id', record].map((value) => `'${value}'`)
  return `select follow_files(${values.join(', ')})`
}
