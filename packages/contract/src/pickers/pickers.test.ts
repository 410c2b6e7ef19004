import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { pickerOf, pickers } from './index.ts'

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
    const core = resources[entry.of]
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
