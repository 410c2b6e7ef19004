import { describe, expect, it } from 'vitest'
import { afterStoring, changesOf, hasOtherRows, overStored, startList, withRowChange } from './listChanges.ts'

type Row = { id: string; price: string }

const key = ({ id }: Row): string => id
const row = (id: string, price = '1'): Row => ({ id, price })
const start = () => startList([row('a'), row('b'), row('c')])
const ids = (rows: readonly Row[]): string => rows.map(key).join('')
const free = (): boolean => false
const same = (one: Row): Row => one
const without = (id: string) => withRowChange(start(), { kind: 'remove', rows: [{ row: row(id), after: null }] }, key)
const plus = (id: string, after: string) => withRowChange(start(), { kind: 'add', rows: [{ row: row(id), after }] }, key)

describe('a list that is edited as a whole', () => {
  it('knows what was added, changed and removed', () => {
    const list = withRowChange(plus('x', 'a'), { kind: 'remove', rows: [{ row: row('c'), after: 'b' }] }, key)
    const edited = (one: Row) => (one.id === 'b' || one.id === 'x' ? { ...one, price: '7' } : one)
    expect(changesOf(list, key, edited, free)).toEqual({
      added: [row('x', '7')],
      changed: [{ row: row('b', '7'), before: row('b') }],
      removed: [row('c')],
    })
    expect(hasOtherRows(list, key)).toBe(true)
    expect(hasOtherRows(start(), key)).toBe(false)
  })

  it('holds back rows in which something is wrong, new ones as well', () => {
    const edited = (one: Row) => ({ ...one, price: '7' })
    const changes = changesOf(plus('x', 'a'), key, edited, (id) => id === 'x' || id === 'b')
    expect(changes.added).toEqual([])
    expect(changes.changed.map((one) => one.row.id)).toEqual(['a', 'c'])
  })

  it('takes rows as the server stored them, in their places, also under another key', () => {
    const list = plus('x', 'a')
    const changes = changesOf(list, key, same, free)
    const after = afterStoring(list, changes, [{ key: 'x', status: 'stored', row: row('17', '2') }], key)
    expect(after.rows).toEqual([row('a'), row('17', '2'), row('b'), row('c')])
    expect(hasOtherRows(after, key)).toBe(false)
    expect(after.refused).toEqual([])
  })

  it('keeps what was refused to be stored again', () => {
    const list = plus('x', 'a')
    const changes = changesOf(list, key, (one) => (one.id === 'b' ? row('b', '7') : one), free)
    const after = afterStoring(
      list,
      changes,
      ['x', 'b'].map((id) => ({ key: id, status: 'faulty', message: 'no' })),
      key,
    )
    expect(changesOf(after, key, same, free).added).toEqual([row('x')])
    expect(after.rows[2]).toEqual(row('b'))
    expect(after.refused).toEqual(['x', 'b'].map((id) => ({ key: id, status: 'faulty', message: 'no' })))
  })

  it('brings a row back that could not be removed, as somebody else has stored it', () => {
    const list = without('b')
    const changes = changesOf(list, key, same, free)
    const faulty = afterStoring(list, changes, [{ key: 'b', status: 'faulty' }], key)
    expect(ids(faulty.rows)).toBe('abc')
    const stale = afterStoring(list, changes, [{ key: 'b', status: 'stale', row: row('b', '9') }], key)
    expect(stale.rows[1]).toEqual(row('b', '9'))
    expect(hasOtherRows(stale, key)).toBe(false)
  })

  it('has no row any more that somebody else has removed, and nothing to say of one that was to be removed', () => {
    const changes = changesOf(start(), key, (one) => (one.id === 'b' ? row('b', '7') : one), free)
    const gone = afterStoring(start(), changes, [{ key: 'b', status: 'stale', row: null }], key)
    expect([ids(gone.stored), ids(gone.rows)]).toEqual(['ac', 'ac'])
    const list = without('b')
    const both = afterStoring(list, changesOf(list, key, same, free), [{ key: 'b', status: 'stale', row: null }], key)
    expect([ids(both.stored), both.refused]).toEqual(['ac', []])
  })

  it('shows what of the list is fetched anew around what was added and removed', () => {
    const list = withRowChange(plus('x', 'a'), { kind: 'remove', rows: [{ row: row('c'), after: 'b' }] }, key)
    const fresh = overStored(list, [row('n'), row('a', '5'), row('b'), row('c')], key)
    expect(ids(fresh.rows)).toBe('naxb')
    expect(changesOf(fresh, key, same, free)).toEqual({ added: [row('x')], changed: [], removed: [row('c')] })
  })
})
