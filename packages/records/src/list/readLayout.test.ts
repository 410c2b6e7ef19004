import { expect, test } from 'vitest'
import { readLayout } from './readLayout.ts'

test('a layout reads as it was kept', () => {
  const layout = { order: ['name', 'code'], widths: { name: 220 }, shown: { spec: false }, pins: { name: 'start', code: null } }
  expect(readLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
})

test('what is no layout is left out, and the rest of it stays', () => {
  for (const kept of [null, 7, 'code', []]) expect(readLayout(kept)).toEqual({})
  expect(readLayout({ order: 'code', widths: 5, shown: null, pins: { name: 'middle', code: 'end' } })).toEqual({
    pins: { code: 'end' },
  })
  expect(
    readLayout({ order: ['code', 3], widths: { code: -4, name: '90', spec: 1e9, unit: 80 }, shown: { code: 'no' } }),
  ).toEqual({
    order: ['code'],
    widths: { unit: 80 },
    shown: {},
  })
})
