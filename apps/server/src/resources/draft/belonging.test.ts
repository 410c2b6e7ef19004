import { defineResource, get, label } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../model/model.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'
import { misfits } from './belonging.ts'

const name = label('名', 'name', 'tên')
const contact = {
  kind: 'reference',
  label: name,
  to: 'customerContacts',
  where: { customerId: { field: 'customerId' }, status: { in: ['active'] } },
} as const
/** A visit at a customer, with those who were met. */
const visit = modelOf(
  defineResource({
    key: 'visitOfTest',
    path: '/visit-of-test',
    calls: { list: get('list') },
    label: name,
    icon: 'box',
    display: 'subject',
    fields: {
      subject: { kind: 'text', label: name },
      customerId: { kind: 'reference', label: name, to: 'customer' },
      contactId: contact,
      others: { ...contact, multiple: true },
      met: { kind: 'lines', label: name, fields: { contactId: contact } },
    },
    list: { columns: [], filters: [] },
    form: [],
  }),
)

let server: RecordsServer
let admin: Caller
const made: Record<string, string> = {}

const create = async (path: string, values: Record<string, unknown>): Promise<string> => {
  const answer = await admin.post(`/blade-bip/${path}/submit`, values)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data.id
}

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  for (const customer of ['one', 'two']) {
    made[customer] = await create('customer', { fullname: `客户 ${customer}` })
    made[`of ${customer}`] = await create('customer-contacts', {
      contactsName: customer,
      contactsPhoneNumber: '13800138001',
      customerId: made[customer],
    })
  }
})
afterAll(() => server.stop())

const found = (values: Record<string, unknown>, before: Record<string, unknown> | null = null) =>
  server.services.database.asTenant('alpha', async (tx) => (await misfits(tx, 'alpha', visit, [{ values, before }]))[0])

describe('a choice that goes by another field', () => {
  it('is right where it fits, and while the other field is empty', async () => {
    expect(await found({ customerId: made.one, contactId: made['of one'], others: [made['of one']] })).toEqual({})
    expect(await found({ contactId: made['of two'] })).toEqual({})
  })

  it('is told where it belongs to another one, in fields of several and in lines', async () => {
    const problem = { key: 'mismatch', values: { otherField: 'customerId' } }
    const values = {
      customerId: made.one,
      contactId: made['of two'],
      others: [made['of one'], made['of two']],
      met: [{ contactId: made['of one'] }, { contactId: made['of two'] }],
    }
    expect(await found(values)).toEqual({ contactId: problem, others: problem, 'met.1.contactId': problem })
  })

  it('is looked at again when the other field changes, and not when neither did', async () => {
    const before = { customerId: made.one, contactId: made['of two'] }
    expect(await found({ ...before, subject: 'x' }, before)).toEqual({})
    expect(await found({ ...before, customerId: made.two }, before)).toEqual({})
    expect(
      Object.keys(
        (await found({ customerId: made.two, contactId: made['of one'] }, { customerId: made.one, contactId: made['of one'] })) ??
          {},
      ),
    ).toEqual(['contactId'])
  })

  it('is refused over the wire, and the picker offers what is allowed', async () => {
    const old = await admin.post('/blade-bip/ScmMaterial/material-submit', {
      materialCode: 'OLD-1',
      materialName: '旧件',
      category: 'raw',
      isActive: false,
    })
    const supplier = await admin.post('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '供应商' })
    const line = { materialId: old.data.id, quantity: '1', price: '1', taxRate: '13' }
    const order = await server.as('alpha.admin', 'en').post('/blade-bip/ScmPurchaseOrder/po-submit', {
      supplierId: supplier.data.id,
      orgId: 'nobody',
      purchaseDate: '2026-11-20',
      purchaserId: 'alpha-admin',
      lines: [line],
    })
    expect(order.data.fields['lines.0.materialId']).toBe('this Material cannot be chosen')
    const offered = async (isActive: string) =>
      (
        await admin.post('/blade-bip/ScmMaterial/select-data', undefined, {
          queryValue: 'OLD-1',
          extras: JSON.stringify({ isActive_in: isActive }),
        })
      ).data
    expect(await offered('true')).toEqual([])
    expect(await offered('false')).toHaveLength(1)
  })
})
