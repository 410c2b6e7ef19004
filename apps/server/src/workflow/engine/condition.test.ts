import { describe, expect, test } from 'vitest'
import { readCondition } from './condition.ts'

const variables = { days: '3.5', pass: false, type: 'sick', 天数: 4, none: null, list: [1], toString: 'own' }

describe('a condition', () => {
  test.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how BPMN writes a condition
    ['${days > 3}', true],
    ['days > 3.5', false],
    ['days >= 3.5 && pass == false', true],
    ["type == 'sick' || days > 100", true],
    ['type != "sick"', false],
    ['!(pass)', true],
    ['!pass && !(days < 3)', true],
    ['天数 <= 4', true],
    ['missing == null', true],
    ['none != null', false],
    ['missing > 0', false],
    ['pass', false],
    ['days', false],
    ['list == 1', false],
    ['constructor == null', true],
    ['__proto__ == null', true],
    ["'10' > '9'", true],
    ["'b' > 'a'", true],
  ])('%s is %s', (text, expected) => expect(readCondition(text)(variables)).toBe(expected))

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
    `${'!'.repeat(600)}pass`,
  ])('cannot be %s', (text) => expect(() => readCondition(text)).toThrow())
})
