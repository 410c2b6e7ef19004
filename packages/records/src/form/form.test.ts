import type { AnyRecord } from '@bip/contract'
import { customer, purchaseOrder } from '@bip/contract/resources'
import { describe, expect, it } from 'vitest'
import { differencesOf, firstChoice, merge } from './merge.ts'
import { begunValues, isSame, sentValues, startValues } from './values.ts'

const stored: AnyRecord = {
  id: 'c1',
  version: 3,
  createUser: 'u',
  createDept: 'd',
  createTime: '2026-11-01T00:00:00Z',
  updateUser: 'u',
  updateTime: '2026-11-01T00:00:00Z',
  cmCode: 'C00001',
  fullname: '苏州智造装备有限公司',
  status: 'active',
  level: 'A',
  creditLimit: '500000.00',
  remark: null,
}

describe('what a form begins with and sends', () => {
  it('begins a new record with the initial values and the defaults of the caller', () => {
    expect(startValues(customer, undefined, { fullname: '新客户' })).toMatchObject({
      fullname: '新客户',
      status: 'prospect',
      attachments: [],
    })
  })

  it('fills in the day and the person where the resource says so, in the zone of the company', () => {
    const late = new Date('2026-11-20T17:30:00Z')
    const here = { timeZone: 'Asia/Shanghai', userId: 'u7' }
    expect(begunValues(purchaseOrder, here, late)).toEqual({ purchaseDate: '2026-11-21', purchaserId: 'u7' })
    expect(begunValues(purchaseOrder, { timeZone: 'UTC' }, late)).toEqual({ purchaseDate: '2026-11-20' })
    expect(begunValues(customer, here, late)).toEqual({})
  })

  it('sends neither numbers of the gateway nor computed amounts', () => {
    const sent = sentValues(
      purchaseOrder,
      { ...startValues(purchaseOrder, undefined), no: 'X', processStatus: 'inReview', total: '9' },
      false,
    )
    expect(Object.keys(sent)).not.toContain('no')
    expect(Object.keys(sent)).not.toContain('processStatus')
    expect(Object.keys(sent)).not.toContain('total')
    expect(Object.keys(sent)).toContain('lines')
  })

  it('takes values as the same when they are stored alike', () => {
    expect(isSame(customer.fields.creditLimit, '500000', '500000.00')).toBe(true)
    expect(isSame(customer.fields.remark, '', null)).toBe(true)
    expect(isSame(customer.fields.level, 'A', 'B')).toBe(false)
    const { lines } = purchaseOrder.fields
    expect(isSame(lines, [{ id: 'a', quantity: '2', amount: '1' }], [{ id: 'b', quantity: '2.0000', _labels: {} }])).toBe(true)
  })
})

describe('two people at one record', () => {
  const latest: AnyRecord = { ...stored, version: 4, level: 'B', creditLimit: '800000.00' }
  const mine = { ...startValues(customer, stored), level: 'C', remark: '电话已核实' }
  const differences = differencesOf(customer, stored, latest, mine)

  it('shows the fields that the other changed, and which of them I changed too', () => {
    expect(differences.map(({ key, isMineChanged }) => [key, isMineChanged])).toEqual([
      ['level', true],
      ['creditLimit', false],
    ])
  })

  it('keeps both where they changed different fields, and what was chosen where they met', () => {
    const choice = firstChoice(differences)
    expect(merge(mine, differences, choice)).toMatchObject({ level: 'C', creditLimit: '800000.00', remark: '电话已核实' })
    expect(merge(mine, differences, { ...choice, level: 'theirs' })).toMatchObject({ level: 'B', remark: '电话已核实' })
  })
})
