import { expect, test } from 'vitest'
import { breakLines, fill, LayoutError, layOut, type PrintData, type PrintLayout, readLayout, zplOf } from './index.ts'

/** Every letter is as wide as half its size. */
const measure = (text: string, size: number) => text.length * size * 0.176
const data = (rows = 0): PrintData => ({
  texts: { no: 'PO-1', title: '采购订单' },
  labels: { no: '单号', 'lines.name': '物料' },
  lines: { lines: Array.from({ length: rows }, (_, at) => ({ name: `轴 ${at + 1}` })) },
})
const order: PrintLayout = {
  width: 100,
  height: 100,
  elements: [
    { id: 'head', kind: 'text', x: 5, y: 5, width: 60, height: 5, text: '{#no}: {no}' },
    { id: 'foot', kind: 'text', x: 5, y: 92, width: 60, height: 5, text: '{page}/{pages}', on: 'every' },
    { id: 'sum', kind: 'text', x: 5, y: 2, width: 60, height: 5, text: 'end', on: 'last' },
    {
      id: 'rows',
      kind: 'table',
      x: 5,
      y: 15,
      width: 60,
      height: 20,
      lines: 'lines',
      columns: [
        { field: '#', width: 10 },
        { field: 'name', width: 50 },
      ],
    },
  ],
}
const textsOf = (layout: PrintLayout, rows: number) =>
  layOut(layout, [data(rows)], { measure }).map(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])))

test('a text is filled with fields, what they are called, and nothing for what nobody knows', () => {
  expect(fill('{#no} {no} {gone}{page}', data(), { page: 2 })).toBe('单号 PO-1 2')
})

test('lines break at blanks, between Chinese letters, and within a word that is too long', () => {
  const wide = (text: string) => text.length
  expect(breakLines('ab cd ef', 5, wide)).toEqual(['ab cd', 'ef'])
  expect(breakLines('采购订单明细', 4, wide)).toEqual(['采购订单', '明细'])
  expect(breakLines('abcdefgh', 3, wide)).toEqual(['abc', 'def', 'gh'])
})

test('a table goes on over pages with its heading on each, and what follows it stands on the last', () => {
  const pages = textsOf(order, 40)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.every((texts) => texts.includes('物料'))).toBe(true)
  expect(pages.map((texts) => texts.find((text) => /^\d+\/\d+$/.test(text)))).toEqual(
    pages.map((_, at) => `${at + 1}/${pages.length}`),
  )
  expect(pages.map((texts) => texts.includes('end'))).toEqual(pages.map((_, at) => at === pages.length - 1))
  expect(pages.flat().filter((text) => text.startsWith('轴'))).toHaveLength(40)
  expect(pages[0]).toContain('单号: PO-1')
  expect(pages[1]).not.toContain('单号: PO-1')
})

test('each line of a record has a page of its own where the layout says so, with its cells, its number and what the record says', () => {
  const label: PrintLayout = {
    ...{ width: 50, height: 30, each: 'lines' },
    elements: [{ id: 'name', kind: 'text', x: 2, y: 2, width: 46, height: 5, text: '{no} {lines.name} {line}/{lines}' }],
  }
  expect(readLayout(JSON.stringify(label))).toEqual(label)
  expect(textsOf(label, 2)).toEqual([['PO-1 轴 1 1/2'], ['PO-1 轴 2 2/2']])
  expect(textsOf(label, 0)).toEqual([])
})

test('copies of each record follow one another', () => {
  expect(layOut(order, [data(1), data(1)], { measure, copies: 3 })).toHaveLength(6)
})

test('what is no layout says where', () => {
  const wrong = { ...order, elements: [{ ...order.elements[0], size: 900 }] }
  expect(() => readLayout(JSON.stringify(wrong))).toThrow(new LayoutError('elements[0].size'))
  expect(() => readLayout('{')).toThrow(LayoutError)
  const twice = { ...order, elements: [order.elements[0], order.elements[0]] }
  expect(() => readLayout(JSON.stringify(twice))).toThrow(new LayoutError('elements.id'))
})

test('signs of the printer’s language never leave a text', () => {
  const pages = [
    { width: 50, height: 30, items: [{ kind: 'text', x: 1, y: 1, width: 40, text: '^XZ~_', size: 9, bold: false } as const] },
  ]
  const zpl = zplOf(pages, { dots: 8, draw: () => ({ width: 1, height: 1, bytes: new Uint8Array(1) }) })
  expect(zpl).toContain('^FD_5EXZ_7E_5F^FS')
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
})
