import { describe, expect, test } from 'vitest'
import { label } from '../i18n.ts'
import type { Fields, When } from '../kinds/index.ts'
import { seeded } from '../testing/seeded.ts'
import { validate } from './validate.ts'
import { fieldStatusesOf, holdsWhen } from './when.ts'

const name = label('名', 'name', 'tên')

describe('a condition', () => {
  test.each<[string, When, boolean]>([
    ['compares figures as figures', { field: 'days', eq: '30' }, true],
    ['compares yes and no', { field: 'isKey', eq: true }, true],
    ['finds one of several', { field: 'tags', in: ['b', 'c'] }, true],
    ['knows what is filled', { field: 'none', filled: false }, true],
    ['joins', { all: [{ field: 'days', filled: true }, { not: { field: 'isKey', eq: true } }] }, false],
    [
      'chooses',
      {
        any: [
          { field: 'days', eq: '1' },
          { field: 'tags', in: ['a'] },
        ],
      },
      true,
    ],
  ])('%s', (_, when, expected) => {
    expect(holdsWhen(when, { days: '30.00', isKey: true, tags: ['a', 'b'], none: [] })).toBe(expected)
  })

  test('sees nothing of what another one hides', () => {
    const fields: Fields = {
      type: { kind: 'text', label: name },
      reason: { kind: 'text', label: name, visibleWhen: { field: 'type', eq: 'other' } },
      proof: { kind: 'text', label: name, requiredWhen: { field: 'reason', filled: true } },
    }
    expect(validate(fields, { type: 'usual', reason: 'left over' })).toEqual({
      value: { type: 'usual', reason: null, proof: null },
      problems: {},
    })
    expect(Object.keys(validate(fields, { type: 'other', reason: 'x' }).problems)).toEqual(['proof'])
  })

  test('of a line goes by the document', () => {
    const cell = { kind: 'text', label: name, requiredWhen: { field: 'isUrgent', eq: true } } as const
    const fields: Fields = {
      isUrgent: { kind: 'boolean', label: name },
      lines: { kind: 'lines', label: name, fields: { note: cell, quantity: { kind: 'number', label: name } } },
    }
    const lines = [{ quantity: '1' }]
    expect(Object.keys(validate(fields, { isUrgent: true, lines }).problems)).toEqual(['lines.0.note'])
    expect(validate(fields, { isUrgent: false, lines }).problems).toEqual({})
  })
})

/** Fields whose conditions are drawn at random, and a record of them. */
function drawn(seed: number) {
  const { next: random, pick } = seeded(seed)
  const keys = ['a', 'b', 'c', 'd', 'e']
  const when = (depth = 0): When => {
    const field = pick(keys)
    const plain: When = pick([
      { field, eq: '1' },
      { field, in: ['1', '2.50'] },
      { field, filled: random() < 0.5 },
    ])
    if (depth > 2 || random() < 0.5) return plain
    return pick<When>([{ not: when(depth + 1) }, { all: [plain, when(depth + 1)] }, { any: [plain, when(depth + 1)] }])
  }
  const one = (): Fields[string] => ({
    kind: 'number',
    label: name,
    scale: 2,
    ...(random() < 0.4 && { visibleWhen: when() }),
    ...(random() < 0.4 && { requiredWhen: when() }),
    ...(random() < 0.3 && { fixedWhen: when() }),
  })
  const fields: Fields = Object.fromEntries(keys.map((key) => [key, one()]))
  const record = () => Object.fromEntries(keys.map((key) => [key, pick(['1', '2.5', '3', '', null])]))
  return { fields, input: record(), before: validate(fields, record()).value }
}

test('both sides come to the same: what is typed stands as what is stored of it, over 500 drawn forms', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { fields, input, before } = drawn(seed)
    const { value } = validate(fields, input, { before })
    const statuses = fieldStatusesOf(fields, input, { before })
    for (const [key, { isHidden, isFixed }] of statuses) {
      if (isHidden) expect(value[key], `${seed} ${key}`).toBeNull()
      if (isFixed) expect(value[key], `${seed} ${key}`).toBe(before[key] ?? null)
    }
    // A typed and a stored figure are the same figure to every condition.
    const stored = Object.fromEntries(Object.entries(input).map(([key, one]) => [key, one ? Number(one).toFixed(2) : null]))
    expect(fieldStatusesOf(fields, stored, { before }), String(seed)).toEqual(statuses)
  }
})
