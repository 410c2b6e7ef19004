import { describe, expect, test } from 'vitest'
import { evaluate, fill } from './evaluate.ts'
import { parse, parseTemplate } from './parse.ts'

const variables = {
  days: '3.5',
  pass: false,
  type: 'sick',
  天数: 4,
  none: null,
  list: [1, 'b'],
  toString: 'own',
  amount: '0.1',
  who: { name: 'An' },
}
const lookup = (name: string) => (Object.hasOwn(variables, name) ? variables[name as keyof typeof variables] : undefined)

describe('an expression', () => {
  test.each([
    ['${days > 3}', true],
    ['days > 3.5', false],
    ['days >= 3.5 && pass == false', true],
    ["type == 'sick' || days > 100", true],
    ['days ge 3 and not pass', true],
    ['type != "sick"', false],
    ['!(pass)', true],
    ['天数 <= 4', true],
    ['missing == null', true],
    ['missing > 0', false],
    ['empty missing', true],
    ['days', '3.5'],
    ['list == 1', false],
    ['list[1]', 'b'],
    ['who.name', 'An'],
    ['who.constructor', null],
    ['list.length', null],
    ['constructor == null', true],
    ['__proto__ == null', true],
    ["'10' > '9'", true],
    ['amount + 0.2', '0.3'],
    ['1 / 4', 0.25],
    ["'QJ-' + 天数", 'QJ-4'],
    ['days > 3 ? 1 : 2', 1],
    ["contains(list, 'b') && size(list) == 2", true],
    ['max(天数, days)', 4],
    ["join(list, '-')", '1-b'],
    ['= string join(list, ", ")', '1, b'],
    ["join(missing, '-')", ''],
    ['= not(pass)', true],
  ])('%s is %s', (text, expected) => expect(evaluate(parse(text), lookup)).toEqual(expected))

  test.each([
    '',
    'days >',
    'days > 3)',
    '(days > 3',
    'days > 3 4',
    'process.exit()',
    'days = 3',
    'days > 3; pass',
    '`x`',
    "this['constructor']",
    'list.push(1)',
    'size()',
    `${'!'.repeat(600)}pass`,
  ])('cannot be %s', (text) => expect(() => parse(text)).toThrow())

  test.each(['days / 0', 'none + 1', 'who * 2', "number('x')", 'min(pass, 2)'])('%s cannot be computed', (text) =>
    expect(() => evaluate(parse(text), lookup)).toThrow(),
  )

  test.each([
    ['limit * days', 'limit * days cannot be reckoned: limit is null, days is "3.5".'],
    ['days / 0', 'days / 0 cannot be reckoned: days is "3.5".'],
    ['(none - 1) * 2', 'none - 1 cannot be reckoned: none is null.'],
    ['who.name * size(list)', 'who.name * size(list) cannot be reckoned: who.name is "An", size(list) is 2.'],
    ['(pass ? 1 : none) - 1', '(pass ? 1 : none) - 1 cannot be reckoned: (pass ? 1 : none) is null.'],
  ])('%s says what it cannot compute', (text, message) => {
    expect(() => evaluate(parse(text), lookup)).toThrow(message)
  })

  test('stands within a text, and alone keeps its type', () => {
    expect(fill(parseTemplate('${who.name}: ${days}'), lookup)).toBe('An: 3.5')
    expect(fill(parseTemplate('${list}'), lookup)).toEqual([1, 'b'])
  })
})
