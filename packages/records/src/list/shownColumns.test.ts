import { expect, test } from 'vitest'
import { columnsForAddress, shownKeys, withShownKeys } from './shownColumns.ts'

const columns = [{ key: 'code' }, { key: 'name' }, { key: 'spec', isHidden: true }, { key: 'unit' }]

test('an address names columns only where they differ from the resource’s own', () => {
  expect(columnsForAddress(columns, {})).toBeNull()
  expect(columnsForAddress(columns, { widths: { code: 90 }, order: ['code', 'name'] })).toBeNull()
  expect(columnsForAddress(columns, { shown: { spec: true } })).toEqual(['code', 'name', 'spec', 'unit'])
  expect(columnsForAddress(columns, { order: ['unit'] })).toEqual(['unit', 'code', 'name'])
})

test('the columns of an address are shown in its order; unknown ones are passed over', () => {
  const layout = withShownKeys(columns, { widths: { name: 200 } }, ['spec', 'gone', 'name'])
  expect(shownKeys(columns, layout)).toEqual(['spec', 'name'])
  expect(layout.widths).toEqual({ name: 200 })
  expect(withShownKeys(columns, {}, ['gone'])).toEqual({})
})
