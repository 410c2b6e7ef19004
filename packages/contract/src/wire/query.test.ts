import { describe, expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { type AskedField, readListCall } from './listCall.ts'
import {
  type FilterValue,
  type ListQuestion,
  normaliseQuestion,
  questionFromUrl,
  questionToUrl,
  questionToWire,
} from './query.ts'

const keys = ['fullname', 'status', 'level', 'creditLimit', 'since', 'createTime', 'sort', 'ownerId']
const isFilter = (key: string) => keys.includes(key)
const texts = ['苏州精工', 'Bắc Ninh', 'a&b=c', '100%', ' x ', '?#/', '+86', '-3.5', 'A_in', '2026-11-20', '🏭', '"', '..']

function anyQuestion(random: ReturnType<typeof seeded>): ListQuestion {
  const filters: Record<string, FilterValue> = {}
  for (const key of keys) {
    const shape = random.below(6)
    if (shape === 0) filters[key] = random.pick(texts)
    if (shape === 1) filters[key] = { in: ['A', 'B-1', '苏州'].slice(random.below(3)) }
    if (shape === 2) filters[key] = { ge: random.pick(texts) }
    if (shape === 3) filters[key] = { ge: '1', le: random.pick(texts) }
  }
  return {
    search: random.below(2) ? random.pick(texts) : undefined,
    filters,
    sort: keys
      .filter(() => random.below(3) === 0)
      .slice(0, 5)
      .map((key) => (random.below(2) ? `-${key}` : key)),
    current: 1 + random.below(2000),
    size: [20, 50, 1, -1][random.below(3)],
  }
}

/** Conditions as a question has them. */
function filtersOf(asked: readonly AskedField[]): Record<string, FilterValue> {
  const filters: Record<string, FilterValue> = {}
  for (const { key, op, values } of asked) {
    const [value = ''] = values
    const range = filters[key]
    if (op === 'is') filters[key] = value
    else if (op === 'in') filters[key] = { in: values }
    else filters[key] = { ...(typeof range === 'object' && range), [op]: value }
  }
  return filters
}

const ascendingFirst = (question: ListQuestion): ListQuestion => ({
  ...question,
  ...(question.sort && { sort: question.sort.toSorted((a, b) => Number(a.startsWith('-')) - Number(b.startsWith('-'))) }),
})

describe('a list question', () => {
  test('comes back from an address as it went in (1 000 seeded questions)', () => {
    const random = seeded(20261120)
    for (let round = 0; round < 1000; round++) {
      const question = anyQuestion(random)
      const address = `?${questionToUrl(question)}`
      expect(questionFromUrl(new URL(address, 'http://bip.test/').searchParams, isFilter)).toEqual(normaliseQuestion(question))
    }
  })

  test('comes back from the wire with ascending keys first (1 000 seeded questions)', () => {
    const random = seeded(7)
    for (let round = 0; round < 1000; round++) {
      const question = anyQuestion(random)
      const { asked, fault, ...read } = readListCall(Object.entries(questionToWire(question)), isFilter)
      expect(fault).toBeUndefined()
      expect(normaliseQuestion({ ...read, filters: filtersOf(asked) })).toEqual(ascendingFirst(normaliseQuestion(question)))
    }
  })

  test('reads well in an address and leaves out what says nothing', () => {
    expect(
      decodeURIComponent(String(questionToUrl({ search: '苏州', filters: { status: 'active' }, sort: ['-since'], current: 2 }))),
    ).toBe('q=苏州&status=active&sort=-since&page=2')
    expect(
      String(questionToUrl({ search: '  ', filters: { status: '', level: { in: [] }, since: {} }, current: 1, size: 20 })),
    ).toBe('')
  })

  test('a field named like a part of the question keeps its filter', () => {
    const question = { filters: { sort: '3' }, sort: ['sort'] }
    expect(questionFromUrl(questionToUrl(question), isFilter)).toEqual(question)
  })

  test('leaves foreign parameters of an address alone', () => {
    const address = new URLSearchParams('parentMenuId=7&status=active&page=zero&sort=nothing.desc,-since,%25')
    expect(questionFromUrl(address, isFilter)).toEqual({ filters: { status: 'active' }, sort: ['-since'] })
  })

  test('writes what the gateway reads', () => {
    expect(
      questionToWire({
        filters: { level: { in: ['A', 'B'] }, since: { ge: '2026-01-01', le: '2026-12-31' } },
        sort: ['-since', 'fullname'],
      }),
    ).toEqual({
      current: '1',
      size: '20',
      ascs: 'fullname',
      descs: 'since',
      level_in: 'A,B',
      since_ge: '2026-01-01',
      since_le: '2026-12-31',
    })
  })

  test('names parameters that nobody declared, orders beyond five and pages that are none', () => {
    const faultOf = (params: Record<string, string>) => readListCall(Object.entries(params), isFilter).fault
    expect(faultOf({ status_like: 'y', password: 'x' })).toEqual({ what: 'unknown', name: 'status_like' })
    expect(faultOf({ password: '' })).toBeUndefined()
    expect(faultOf({ ascs: 'a,b,c', descs: 'd,e,f' })).toEqual({ what: 'unsortable', name: 'f' })
    const pages: Record<string, string>[] = [{ size: '0' }, { size: '-2' }, { current: '0' }, { current: 'x' }, { size: '1e3' }]
    for (const page of pages) expect(faultOf(page), JSON.stringify(page)).toEqual({ what: 'page' })
    expect(readListCall([['pageSize', '-1']], isFilter)).toMatchObject({ current: 1, size: -1 })
  })

  test('a name given twice is several values, and a field may be named like an operator', () => {
    const read = readListCall(
      [
        ['level_in', ['A,B', 'C']],
        ['A_in', 'x'],
      ],
      (key) => key === 'level' || key === 'A_in',
    )
    expect(read.asked).toEqual([
      { key: 'level', op: 'in', name: 'level_in', values: ['A', 'B', 'C'] },
      { key: 'A_in', op: 'is', name: 'A_in', values: ['x'] },
    ])
  })
})
