import { plus } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { count } from '../../../../../tests/support/figures.ts'
import { createRandom } from '../../seed/demo/random.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

const requests = '/blade-bip/ScmPurchaseRequest'
const orders = '/blade-bip/ScmPurchaseOrder'
let server: RecordsServer
let admin: Caller
let supplierId: string
let materialId: string

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  supplierId = (await admin.post('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '上海轴承' })).data.id
  const material = { materialCode: 'BRG-6204', materialName: '深沟球轴承', category: 'standard', unit: 'pcs' }
  materialId = (await admin.post('/blade-bip/ScmMaterial/material-submit', material)).data.id
})
afterAll(() => server.stop())

// biome-ignore lint/suspicious/noExplicitAny: a record as the wire has it
type Wire = any

async function approved(quantity: string): Promise<Wire> {
  const made = await admin.post(`${requests}/pr-submit`, {
    orgId: '100006',
    applicationDate: '2026-11-20',
    applicationUserId: 'alpha-buyer',
    lines: [{ materialId, quantity }],
  })
  expect(made, made.msg).toMatchObject({ code: 200 })
  await admin.post(`${requests}/pr-commit`, undefined, { ids: made.data.id })
  await admin.post(`${requests}/pr-approve`, undefined, { ids: made.data.id })
  return made.data
}

const take = (line: string, quantity: string, caller = admin, more: object = {}) =>
  caller.post(`${orders}/po-submit`, {
    supplierId,
    orgId: '100006',
    purchaseDate: '2026-11-21',
    purchaserId: 'alpha-buyer',
    lines: [{ materialId, quantity, price: '1', taxRate: '13', requestLineId: line }],
    ...more,
  })

const ordered = async (id: string): Promise<number> =>
  Number((await admin.get(`${requests}/pr-detail`, { id })).data.lines[0].orderedQuantity)

describe('records made from others', () => {
  it('never take more than is open, however many take at once', async () => {
    const request = await approved('10')
    const random = createRandom('rivals')
    const quantities = Array.from({ length: 100 }, () => random.whole(1, 4))
    const answers = await Promise.all(quantities.map((quantity) => take(request.lines[0].id, String(quantity))))
    const taken = quantities.filter((_, at) => answers[at]?.code === 200)
    const sum = taken.reduce((total, quantity) => total + quantity, 0)
    expect(sum).toBeLessThanOrEqual(10)
    expect(sum).toBeGreaterThan(6)
    expect(await ordered(request.id)).toBe(sum)
    for (const answer of answers)
      if (answer.code !== 200)
        expect(answer.data.fields).toHaveProperty(['lines.0.quantity'], expect.stringContaining('最多还能下推'))
  })

  it('count the same as what is there, whatever is made, changed, voided, removed and brought back at once', async () => {
    const request = await approved('20')
    const random = createRandom('anything')
    const live = new Map<string, number>()
    for (let round = 0; round < count(5, 60); round += 1) {
      const steps = Array.from({ length: 12 }, () => {
        const quantity = random.whole(1, 6)
        const id = live.size > 0 && random.chance(0.6) ? random.pick([...live.keys()]) : undefined
        return { id, quantity, kind: random.pick(['change', 'void', 'remove', 'restore'] as const) }
      })
      await Promise.all(
        steps.map(async ({ id, quantity, kind }) => {
          if (!id) {
            const made = await take(request.lines[0].id, String(quantity))
            if (made.code === 200) live.set(made.data.id, quantity)
          } else if (kind === 'change') {
            const { data } = await admin.get(`${orders}/po-detail`, { id })
            if (data) await admin.post(`${orders}/po-submit`, { id, lines: [{ ...data.lines[0], quantity: String(quantity) }] })
          } else if (kind === 'void') await admin.post(`${orders}/po-invalid`, undefined, { ids: id })
          else if (kind === 'remove') await admin.post(`${orders}/po-remove`, undefined, { ids: id })
          else await admin.post('/blade-bip/plus/bin/restore', { resource: 'purchaseOrder', ids: [id] })
        }),
      )
      const sum = (await Promise.all([...live.keys()].map((id) => admin.get(`${orders}/po-detail`, { id }))))
        .filter(({ data }) => data && data.processStatus !== 'invalid')
        .reduce((total, { data }) => total + Number(data.lines[0].quantity), 0)
      expect(sum).toBeLessThanOrEqual(20)
      expect(await ordered(request.id)).toBe(sum)
    }
  })

  it('hold what they are made from: it is neither voided, closed under them nor made smaller', async () => {
    const request = await approved('5')
    const first = await take(request.lines[0].id, '2')
    expect(first.code).toBe(200)
    expect((await admin.post(`${requests}/pr-invalid`, undefined, { ids: request.id })).code).not.toBe(200)
    expect((await admin.post(`${requests}/pr-close`, undefined, { ids: request.id })).code).toBe(200)
    const late = await take(request.lines[0].id, '1')
    expect(late.data.fields).toHaveProperty(['lines.0.quantity'], expect.stringContaining('不能再下推'))
    // What was taken before stays as it is, and may be changed for the less.
    const { lines } = first.data
    expect((await admin.post(`${orders}/po-submit`, { id: first.data.id, lines: [{ ...lines[0], quantity: '1' }] })).code).toBe(
      200,
    )
    expect(await ordered(request.id)).toBe(1)
  })

  it('name nothing beyond the caller’s reach, and no line that is not there', async () => {
    const request = await approved('5')
    expect((await take(request.lines[0].id, '1', server.as('beta.admin'), { lines: [] })).code).not.toBe(200)
    expect((await take('nobody', '1')).data.fields).toHaveProperty(['lines.0.quantity'])
    const asked = { resource: 'purchaseRequest', making: 'order', ids: request.id }
    expect((await server.as('beta.admin').get(plus.makingDraft, asked)).status).toBe(404)
    expect((await server.as('alpha.worker').get(plus.makingDraft, asked)).status).toBe(403)
    expect((await admin.get(plus.makingDraft, { ...asked, making: 'nothing' })).status).toBe(400)
  })
})
