import { expect, it } from 'vitest'
import { facetsOf } from './facets.ts'

const words = { yes: '是', no: '否' }
const cellsOf = (values: readonly (string | boolean | null)[]) => () =>
  values.map((value) => ({ value, text: typeof value === 'boolean' ? (value ? '是' : '否') : (value ?? '') }))

it('counts the values of a column, most frequent first', () => {
  const cells = cellsOf(['宁波华瑞', '苏州精工', '苏州精工'])
  expect(facetsOf({ type: 'text', options: undefined, cells }, words)).toEqual([
    { text: '苏州精工', label: '苏州精工', count: 2 },
    { text: '宁波华瑞', label: '宁波华瑞', count: 1 },
  ])
})

it('takes two values for two, though cells show the same, and what is only written for itself', () => {
  const cells = () => [
    { value: 'u1', text: '王敏' },
    { value: 'u2', text: '王敏' },
    { value: 'u2', text: '王敏' },
    { value: null, text: '未分配' },
  ]
  expect(facetsOf({ type: 'text', options: undefined, cells }, words)).toEqual([
    { text: 'u2', label: '王敏', count: 2 },
    { text: 'u1', label: '王敏', count: 1 },
    { text: '未分配', label: '未分配', count: 1 },
  ])
})

it('offers none where there are too many', () => {
  const cells = cellsOf(Array.from({ length: 201 }, (_, at) => `PO-${at}`))
  expect(facetsOf({ type: 'text', options: undefined, cells }, words)).toBeNull()
})

it('offers yes, no and neither, by value, whether or not they stand there', () => {
  expect(facetsOf({ type: 'boolean', options: undefined, cells: cellsOf([true, null, true]) }, words)).toEqual([
    { text: 'true', label: '是', count: 2 },
    { text: 'false', label: '否', count: 0 },
    { text: '', label: '', count: 1 },
  ])
  expect(facetsOf({ type: 'boolean', options: undefined, cells: null }, words)).toEqual([
    { text: 'true', label: '是' },
    { text: 'false', label: '否' },
    { text: '', label: '' },
  ])
})

it("offers a column's choices where only a server has the rows", () => {
  const options = [{ value: 'kg', label: '千克' }]
  expect(facetsOf({ type: 'text', options, cells: null }, words)).toEqual([
    { text: 'kg', label: '千克' },
    { text: '', label: '' },
  ])
  expect(facetsOf({ type: 'text', options: undefined, cells: null }, words)).toBeNull()
})
