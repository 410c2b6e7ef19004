import { describe, expect, it } from 'vitest'
import { changeRows, inverseOf, moveRows, placedIn } from './rowChange.ts'

const key = (row: string): string => row
const rows = ['a', 'b', 'c', 'd', 'e']

describe('rows of a list that come and go', () => {
  it('stand again where they stood, neighbours and the first included', () => {
    const change = { kind: 'remove' as const, rows: placedIn(rows, new Set(['a', 'c', 'd']), key) }
    const rest = changeRows(rows, change, key)
    expect(rest).toEqual(['b', 'e'])
    expect(changeRows(rest, inverseOf(change), key)).toEqual(rows)
  })

  it('come under the row that is named, several in their order', () => {
    const added = [
      { row: 'x', after: 'b' },
      { row: 'y', after: 'b' },
    ]
    expect(changeRows(rows, { kind: 'add', rows: added }, key)).toEqual(['a', 'b', 'x', 'y', 'c', 'd', 'e'])
    expect(changeRows(rows, { kind: 'add', rows: [{ row: 'x', after: null }] }, key)[0]).toBe('x')
  })

  it('come to the end when what they stood under is gone, rather than nowhere', () => {
    expect(changeRows(['a'], { kind: 'add', rows: [{ row: 'x', after: 'gone' }] }, key)).toEqual(['a', 'x'])
  })

  it('are taken out by thousands one under the other', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `r${at}`)
    const change = { kind: 'remove' as const, rows: placedIn(many, new Set(many), key) }
    expect(changeRows([], inverseOf(change), key)).toEqual(many)
  })
})

describe('rows of a list that are moved', () => {
  it('keep their order and leave the others theirs', () => {
    expect(moveRows(rows, { keys: ['d', 'b'], after: 'e' }, key)).toEqual(['a', 'c', 'e', 'b', 'd'])
    expect(moveRows(rows, { keys: ['e'], after: null }, key)).toEqual(['e', 'a', 'b', 'c', 'd'])
  })

  it('stay where they are when they go under one of themselves, or under none that is there', () => {
    expect(moveRows(rows, { keys: ['b', 'c'], after: 'b' }, key)).toEqual(rows)
    expect(moveRows(rows, { keys: ['b'], after: 'gone' }, key)).toEqual(rows)
  })
})
