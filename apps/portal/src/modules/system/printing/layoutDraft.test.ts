import { readLayout } from '@bip/contract/printing'
import { expect, test } from 'vitest'
import { layoutIn, stepOf, withAdded, withChanged, withCopy, without, withStep } from './layoutDraft.ts'

const begun = layoutIn('')

test('what is no layout is a blank label', () => {
  for (const text of [null, '', '{', '{"width":1}']) expect(layoutIn(text)).toEqual({ width: 100, height: 60, elements: [] })
})

test('elements are added under names of their own, one table at most, and what comes out is a layout', () => {
  let layout = begun
  for (const kind of ['text', 'text', 'barcode', 'box', 'table'] as const) layout = withAdded(layout, kind)?.layout ?? layout
  expect(layout.elements.map(({ id }) => id)).toEqual(['text1', 'text2', 'barcode1', 'box1', 'table1'])
  expect(withAdded(layout, 'table')).toBeUndefined()
  expect(readLayout(JSON.stringify(layout))).toEqual(layout)
})

test('arrows move an element and with Shift change its size, and it never leaves the paper upwards', () => {
  const added = withAdded(begun, 'text')
  if (!added) throw new Error('no text')
  const moved = withStep(added.layout, added.id, { dx: -100, dy: 2, isSize: false })
  expect(moved.elements[0]).toMatchObject({ x: 0, y: 5 })
  const larger = withStep(moved, added.id, { dx: 4, dy: 0, isSize: true })
  expect(larger.elements[0]).toMatchObject({ x: 0, width: 44 })
  expect(stepOf('ArrowUp', false, 1)).toEqual({ dx: 0, dy: -1, isSize: false })
  expect(stepOf('a', false, 1)).toBeUndefined()
})

test('an element is changed, copied and taken out', () => {
  const added = withAdded(begun, 'barcode')
  if (!added) throw new Error('no barcode')
  const changed = withChanged(added.layout, added.id, { code: 'qrcode' })
  const copied = withCopy(changed, added.id)
  expect(copied?.layout.elements.map(({ id }) => id)).toEqual(['barcode1', 'barcode2'])
  expect(copied?.layout.elements[1]).toMatchObject({ kind: 'barcode', code: 'qrcode' })
  expect(without(copied?.layout ?? begun, 'barcode1').elements.map(({ id }) => id)).toEqual(['barcode2'])
})
