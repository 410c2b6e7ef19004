import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coreOfQuery } from '../resource/query.ts'
import { queries, resources } from '../resources/index.ts'
import { initialSearch, missingSearch, pickerOf, pickers, searchToWire, searchTypeOf } from './index.ts'

const served = { ...resources, ...Object.fromEntries(Object.entries(queries).map(([key, query]) => [key, coreOfQuery(query)])) }

type Row = Record<'objectName' | 'label' | 'columns' | 'url' | 'rowKey', string>

const [head = '', ...lines] = readFileSync(new URL('../../../../tests/spec/inventory/pickers.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const names = head.split('\t')
const rows = lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])) as Row)
/** What the table says before its remarks in brackets. */
const said = (cell: string): string => cell.replace(/\s*\(.*$/, '')

test('every picker of the specification is declared, with its addresses, names and columns', () => {
  expect(pickers.map(({ objectName }) => objectName).toSorted()).toEqual(
    rows.map(({ objectName }) => said(objectName)).toSorted(),
  )
  for (const row of rows) {
    const entry = pickers.find(({ objectName }) => objectName === said(row.objectName))
    const paths = row.url.match(/\/blade-\S+?(?=;|\s|$)/g) ?? []
    for (const path of paths) expect([entry?.url, entry?.listUrl]).toContain(path)
    if (/^\w+, /.test(row.columns) && !row.columns.includes('employee number'))
      expect(entry?.columns?.map((column) => (typeof column === 'string' ? column : column.prop))).toEqual(
        said(row.columns).split(', '),
      )
  }
})

test('what is served takes labels, kinds and sources of its columns from the resource; what is not says so', () => {
  for (const entry of pickers) {
    const core = served[entry.of]
    const picker = pickerOf(entry, core)
    expect(picker.isServed).toBe(core !== undefined)
    if (!core) continue
    const unknown = picker.columns.filter(
      ({ field }) => !(field in core.fields) && field !== 'createTime' && field !== 'createUser',
    )
    expect([entry.objectName, unknown.map(({ prop }) => prop)]).toEqual([entry.objectName, []])
    expect(core.fields[picker.defaultLabel]).toBeDefined()
  }
  const location = pickers.find(({ objectName }) => objectName === 'location')
  expect(location && pickerOf(location, resources[location.of]).columns[0]).toMatchObject({
    prop: 'warehouseId',
    component: 'reference',
    objectName: 'warehouse',
  })
})

test('a condition that nobody knows is asked as a text, and the material search asks as the specification says', () => {
  expect(searchTypeOf({ prop: 'x', label: { 'zh-CN': '甲', en: 'A', vi: 'A' }, type: 'cascader' })).toBe('input')
  const { search = [] } = pickers.find(({ objectName }) => objectName === 'materialSearch') ?? {}
  const values = initialSearch(search)
  expect(searchToWire(search, { ...values, fname: ' 电机 ', fspecification: '' })).toEqual({
    fuseorgid: '100006',
    fname: '%电机%',
  })
  expect(missingSearch(search, {})?.['zh-CN']).toBe('请先选择组织')
  expect(missingSearch(search, values)).toBeUndefined()
})

test('both days of a range travel by their names', () => {
  const item = { prop: 'created', label: { 'zh-CN': '日期', en: 'Day', vi: 'Ngày' }, type: 'dateRange' } as const
  const days = ['2026-11-01', '2026-11-20'] as const
  expect(searchToWire([item], { created: days })).toEqual({ startTime: '2026-11-01', endTime: '2026-11-20' })
  expect(searchToWire([{ ...item, ends: ['startDate', 'endDate'] }], { created: days })).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-11-20',
  })
})
