import { expect, it } from 'vitest'
import { readEnds } from './readEnds.ts'

it.each([
  '2026-11-01 ~ 2026-11-20',
  '2026-11-01至2026-11-20',
  '2026-11-01\t2026-11-20',
  '2026-11-01，2026-11-20',
  '2026-11-01/2026-11-20',
  '01/11/2026 - 20/11/2026',
  '1/11/2026 đến 20/11/2026',
])('reads both ends of %j', (text) => {
  expect(readEnds(text)).toEqual({ start: '2026-11-01', end: '2026-11-20' })
})

it.each(['2026-11-01', '2026-11-01 ~ soon', '', '2026-11-01 2026-11-20'])('takes %j for no range', (text) => {
  expect(readEnds(text)).toBeNull()
})
