import { type Core, defineResource, get, label, post } from '@bip/contract'
import { describe, expect, test } from 'vitest'
import { desiredSchema } from './desired.ts'
import { emptySchema, migrationText } from './index.ts'

const text = label('名', 'name', 'tên')
const core = (fields: Core['fields']): Core =>
  defineResource({
    key: 'stockPlace',
    path: '/stock-place',
    calls: { list: get('list'), submit: post('submit') },
    label: text,
    icon: 'box',
    display: Object.keys(fields)[0] ?? '',
    fields,
    list: { columns: [], filters: [] },
    form: [],
  }) as Core

const name = { kind: 'text', label: text, searchable: true, sortable: true, unique: true, required: true } as const
const owner = { kind: 'reference', label: text, to: 'customer', indexed: true } as const
const before = desiredSchema([core({ name })])

describe('the schema of a resource', () => {
  test('is a table under a policy, with the tenant first in its key and in every index of the tenant’s rows', () => {
    const made = migrationText(emptySchema, before)
    expect(made).toContain('create table "stock_place"')
    expect(made).toContain('primary key (tenant_id, id)')
    expect(made).toContain('enable row level security')
    for (const line of made?.split('\n').filter((line) => line.startsWith('create') && line.includes('index')) ?? [])
      expect(line).toMatch(/\(tenant_id, |using gin/)
  })

  test('serves search, sort and uniqueness of a field', () => {
    const made = migrationText(emptySchema, before)
    expect(made).toContain(
      'create unique index stock_place_name_unique on "stock_place" (tenant_id, lower(name)) where not is_deleted',
    )
    expect(made).toContain('(tenant_id, name_sort, id)')
    expect(made).toContain('create or replace function stock_place_find')
  })

  test('grows by what a core gains', () => {
    const grown = migrationText(before, desiredSchema([core({ name, owner })]))
    expect(grown).toContain('alter table "stock_place" add column owner text collate "C"')
    expect(grown).toContain('create index stock_place_owner on "stock_place" (tenant_id, owner, create_time desc, id desc)')
    expect(grown).not.toContain('create table')
  })

  test('stays as it is where nothing changed', () => {
    expect(migrationText(before, desiredSchema([core({ name })]))).toBeNull()
  })

  test('never loses or rewrites values by itself, and says the way out', () => {
    const smaller = desiredSchema([core({ owner })])
    expect(() => migrationText(before, smaller)).toThrow(/stock_place\.name.*migration by hand/)
    const other = desiredSchema([core({ name: { kind: 'date', label: text } })])
    expect(() => migrationText(before, other)).toThrow('would change from')
    expect(() => migrationText(before, emptySchema)).toThrow('table stock_place')
  })
})
