import type { Schema, Table } from './desired.ts'

const quote = (name: string) => `"${name}"`

/** The statements that lead from one schema to a later one. Throws what to do where rows would be lost or rewritten. */
export function changeSql(from: Schema, to: Schema): string[] {
  const statements: string[] = []
  for (const name of Object.keys(from.tables)) if (!to.tables[name]) throw gone('table', name)
  for (const [name, table] of Object.entries(to.tables)) {
    const before = from.tables[name]
    statements.push(...(before ? alteredTable(name, before, table) : newTable(name, table)))
  }
  for (const [name, definition] of Object.entries(to.functions)) {
    if (from.functions[name] === definition) continue
    statements.push(definition, `grant execute on function ${name} to bip_app`)
  }
  for (const [column, follow] of Object.entries(to.files)) if (from.files[column] !== follow) statements.push(follow)
  return statements
}

function newTable(name: string, { columns, primaryKey, indexes }: Table): string[] {
  const lines = Object.entries(columns).map(([column, type]) => `  ${column} ${type}`)
  return [
    `create table ${quote(name)} (\n${[...lines, `  primary key (${primaryKey.join(', ')})`].join(',\n')}\n)`,
    `alter table ${quote(name)} enable row level security`,
    `create policy tenant_only on ${quote(name)}\n  using (tenant_id = current_setting('app.tenant', true))\n  with check (tenant_id = current_setting('app.tenant', true))`,
    `grant select, insert, update, delete on ${quote(name)} to bip_app`,
    ...Object.entries(indexes).map(([index, definition]) => indexSql(name, index, definition)),
  ]
}

function alteredTable(name: string, before: Table, table: Table): string[] {
  for (const [column, type] of Object.entries(before.columns)) {
    if (table.columns[column] === undefined) throw gone('column', `${name}.${column}`)
    if (table.columns[column] !== type)
      throw new Error(
        `The column ${name}.${column} would change from "${type}" to "${table.columns[column]}". Write that migration by hand, with what happens to the values, and put the new type into schema.gen.json.`,
      )
  }
  const added = Object.entries(table.columns).filter(([column]) => before.columns[column] === undefined)
  const dropped = Object.entries(before.indexes).filter(([index, definition]) => table.indexes[index] !== definition)
  const made = Object.entries(table.indexes).filter(([index, definition]) => before.indexes[index] !== definition)
  return [
    ...added.map(([column, type]) => `alter table ${quote(name)} add column ${column} ${type}`),
    ...dropped.map(([index]) => `drop index ${index}`),
    ...made.map(([index, definition]) => indexSql(name, index, definition)),
  ]
}

function indexSql(table: string, index: string, definition: string): string {
  const unique = definition.startsWith('unique ')
  return `create ${unique ? 'unique ' : ''}index ${index} on ${quote(table)} ${unique ? definition.slice(7) : definition}`
}

function gone(what: string, name: string): Error {
  return new Error(
    `No core declares the ${what} ${name} any more, but rows may be in it. Bring the field back, or write a migration by hand that moves them, and take it out of schema.gen.json.`,
  )
}
