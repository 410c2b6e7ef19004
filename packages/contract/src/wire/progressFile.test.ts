import { expect, test } from 'vitest'
import { headOfPiece, headOfRows, ProgressFileReader, progressFileOf, typeWithin } from './progressFile.ts'

const text = '工单,数量\nMO-1,12\n'
const bytes = new TextEncoder().encode(text)
const whole = new Uint8Array(
  [
    headOfRows({ done: 0, total: 70_000 }),
    headOfPiece(bytes.length),
    bytes,
    headOfRows({ done: 70_000, total: 70_000 }),
    headOfPiece(bytes.length),
    bytes,
  ].flatMap((part) => [...part]),
)

test.each([1, 4, 9, 10, 37, whole.length])(
  'a told file is read whole from parts of %i bytes, with what it tells on the way',
  async (size) => {
    const reader = new ProgressFileReader()
    const told: number[] = []
    for (let at = 0; at < whole.length; at += size) {
      reader.take(whole.subarray(at, at + size))
      if (reader.rows && told.at(-1) !== reader.rows.done) told.push(reader.rows.done)
    }
    expect(await new Blob(reader.pieces).text()).toBe(text + text)
    expect(reader.rows).toEqual({ done: 70_000, total: 70_000 })
    expect(told.at(-1)).toBe(70_000)
  },
)

test('the answer says what is within, and any other answer that it is none', () => {
  expect(typeWithin(progressFileOf('text/csv'))).toBe('text/csv')
  expect(typeWithin('text/csv')).toBeUndefined()
})
