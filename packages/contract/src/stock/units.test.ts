import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { convertsBack, inBase } from './units.ts'

const random = seeded(7)
const quantity = (max: number): string => Big(random.next() * max + 0.0001).toFixed(4)

describe('units of a material', () => {
  test('convert back exactly where one is a base unit or more, whatever the quantity', () => {
    for (let at = 0; at < 4000; at += 1) {
      const [wanted, factor] = [quantity(9_999), Big(1 + random.next() * 500).toFixed(6)]
      expect(convertsBack(wanted, factor), `${wanted} × ${factor}`).toBe(true)
      expect(Big(inBase(wanted, factor)).div(factor).toFixed(4)).toBe(wanted)
    }
  })

  test('are told where a quantity would be another one afterwards, and never come to nothing unseen', () => {
    for (let at = 0; at < 4000; at += 1) {
      const [wanted, factor] = [quantity(2), Big(random.next() * 0.9 + 0.000001).toFixed(6)]
      const back = Big(inBase(wanted, factor)).div(factor).round(4, Big.roundHalfUp)
      expect(convertsBack(wanted, factor), `${wanted} × ${factor}`).toBe(back.eq(wanted))
    }
    expect([convertsBack('1.0000', '0.453592'), convertsBack('1.0001', '0.453592'), convertsBack('0.0001', '0.3')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
