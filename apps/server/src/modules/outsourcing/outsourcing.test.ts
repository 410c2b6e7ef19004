import { outsourcingCalls, type SupplierAnswer } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'

let server: RecordsServer
let admin: Caller
let stranger: Caller
const made: Record<string, string> = {}
const now = new Date('2026-11-20T02:00:00Z')
const base = '/blade-bip'

const ok = async (caller: Caller, path: string, body: unknown, query?: Record<string, string>) => {
  const answer = await caller.post(path, body, query)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(now)
  admin = server.as('alpha.admin')
  stranger = server.as()
  for (const name of ['昆山恒立', '苏州精工', '无锡表面'])
    made[name] = (await ok(admin, `${base}/ScmSupplier/supplier-submit`, { supplierName: name })).id
  const technology = {
    technologyCode: 'WX-001',
    technologyName: '数控铣削',
    processType: 'machining',
    unit: 'pcs',
    requirement: 'Ra1.6',
  }
  made.technology = (await ok(admin, `${base}/outsource-technology/submit`, technology)).id
})
afterAll(() => server.stop())

const askFor = async (lines: { quantity: string; targetPrice?: string }[]): Promise<string> => {
  const quotation = await ok(admin, `${base}/OutsourceQuotation/submit`, {
    title: '机架加工',
    orgId: '100006',
    buyerId: 'alpha-buyer',
    askedOn: '2026-11-20',
    replyBy: '2026-11-25',
    currency: 'CNY',
    lines: lines.map((line) => ({ technologyId: made.technology, unit: 'pcs', ...line })),
  })
  await ok(admin, `${base}/OutsourceQuotation/send`, { ids: quotation.id })
  return quotation.id
}

const offerFor = (quotationId: string, supplier: string) =>
  ok(admin, `${base}/plus/outsource-offer/submit`, { quotationId, supplierId: made[supplier] })

const invite = async (id: string): Promise<Record<string, string>> => {
  const { results } = await ok(admin, `${base}/plus/outsource-offer/invite`, { ids: id })
  const link: string = results[0].data.link
  expect(link.startsWith(`${outsourcingCalls.quotePage}?`)).toBe(true)
  return Object.fromEntries(new URLSearchParams(link.split('?')[1]))
}

const answerWith = (version: number, prices: (string | null)[]): SupplierAnswer => ({
  version,
  taxRate: '13',
  validTo: '2027-03-31',
  paymentTerms: '月结 30 天',
  contactName: '朱明',
  contactPhone: '13800000000',
  remark: '',
  lines: prices.map((price) => ({ price, leadDays: '9', remark: '' })),
})

describe('an enquiry', () => {
  it('is answered by its supplier through a link, without an account and without what others may know', async () => {
    const quotationId = await askFor([{ quantity: '10', targetPrice: '77.5' }, { quantity: '2' }])
    const offer = await offerFor(quotationId, '昆山恒立')
    expect(offer.lines).toMatchObject([{ quantity: '10.0000', price: null }, { quantity: '2.0000' }])
    const sign = await invite(offer.id)

    const seen = await stranger.get(outsourcingCalls.quote, sign)
    expect(seen.data).toMatchObject({
      supplierName: '昆山恒立',
      title: '机架加工',
      isOpen: true,
      lines: [{ technology: '数控铣削', requirement: 'Ra1.6' }, {}],
    })
    expect(JSON.stringify(seen.data)).not.toContain('77.5')

    const part = await stranger.post(outsourcingCalls.quote, answerWith(seen.data.version, ['80', null]), sign)
    expect(part).toMatchObject({ status: 409, msg: '还有 1 行没有单价，请补齐后再登记' })
    const done = await stranger.post(outsourcingCalls.quote, answerWith(seen.data.version, ['80', '120.5']), sign)
    expect(done.data).toMatchObject({ status: 'offered', lines: [{ price: '80.0000' }, { price: '120.5000' }] })

    const stored = await admin.get(`${base}/plus/outsource-offer/detail`, { id: offer.id })
    expect(stored.data).toMatchObject({ offerStatus: 'offered', total: '1041.00', offerCount: '1', contactName: '朱明' })
    const messages = await server.as('alpha.buyer').get('/blade-message/message/my/list', { current: 1, size: 10 })
    expect(messages.data.records[0]).toMatchObject({ title: '昆山恒立已报价' })
  })

  it('opens no other offer by that link, and none after its day, after it was closed or declined', async () => {
    const quotationId = await askFor([{ quantity: '1' }])
    const [one, other] = [await offerFor(quotationId, '昆山恒立'), await offerFor(quotationId, '苏州精工')]
    const sign = await invite(one.id)
    const otherSign = await invite(other.id)
    for (const query of [
      { ...sign, id: other.id },
      { ...sign, sign: `${sign.sign}x` },
      { id: one.id, sign: 'alpha.1.x' },
    ]) {
      expect((await stranger.get(outsourcingCalls.quote, query)).status).toBe(409)
      expect((await stranger.post(outsourcingCalls.quote, answerWith(1, ['1']), query)).status).toBe(409)
    }
    server.setClock(new Date('2026-11-25T15:59:00Z'))
    expect((await stranger.get(outsourcingCalls.quote, sign)).status).toBe(200)
    server.setClock(new Date('2026-11-25T16:01:00Z'))
    expect((await stranger.get(outsourcingCalls.quote, sign)).msg).toBe('报价链接已失效或不正确，请向采购员索取新的链接')
    server.setClock(now)

    await ok(admin, `${base}/plus/outsource-offer/decline`, { ids: one.id })
    expect((await stranger.get(outsourcingCalls.quote, sign)).data).toMatchObject({ isOpen: false, status: 'declined' })
    expect((await stranger.post(outsourcingCalls.quote, answerWith(3, ['1']), sign)).msg).toContain('已结束')
    await ok(admin, `${base}/OutsourceQuotation/close`, { ids: quotationId })
    expect((await stranger.post(outsourcingCalls.quote, answerWith(2, ['1']), otherSign)).msg).toContain('已结束')
  })

  it('invites each supplier once, and none that is frozen', async () => {
    const quotationId = await askFor([{ quantity: '1' }])
    await offerFor(quotationId, '苏州精工')
    const twice = await admin.post(`${base}/plus/outsource-offer/submit`, { quotationId, supplierId: made.苏州精工 })
    expect(twice).toMatchObject({ status: 400, data: { fields: { supplierId: '该供应商已在此询价单中' } } })
    const frozen = await ok(admin, `${base}/ScmSupplier/supplier-submit`, {
      supplierName: '旧厂',
      status: 'frozen',
      frozenReason: '质量事故',
    })
    const refused = await admin.post(`${base}/plus/outsource-offer/submit`, { quotationId, supplierId: frozen.id })
    expect(refused.data.fields.supplierId).toContain('冻结')
  })

  it('compares offers and gives each line to another; prices are made, the rest has lost', async () => {
    const quotationId = await askFor([{ quantity: '10' }, { quantity: '4' }])
    const offers = []
    for (const [supplier, prices] of [
      ['昆山恒立', ['80', '60']],
      ['苏州精工', ['75', '66']],
      ['无锡表面', ['99', '99']],
    ] as const) {
      const { id } = await offerFor(quotationId, supplier)
      const sign = await invite(id)
      const { data } = await stranger.get(outsourcingCalls.quote, sign)
      await stranger.post(outsourcingCalls.quote, answerWith(data.version, [...prices]), sign)
      offers.push(id)
    }
    const comparison = await admin.get(outsourcingCalls.compare, { id: quotationId })
    expect(
      comparison.data.offers.map((offer: { supplierName: string; total: string }) => [offer.supplierName, offer.total]),
    ).toEqual([
      ['苏州精工', '1014.00'],
      ['昆山恒立', '1040.00'],
      ['无锡表面', '1386.00'],
    ])
    const body = { id: quotationId, offerIds: [offers[1], offers[0]] }
    expect((await server.as('alpha.worker').post(outsourcingCalls.award, body)).status).toBe(403)
    expect((await admin.post(outsourcingCalls.award, { ...body, offerIds: [offers[1]] })).msg).toBe('请为每一行选择供应商')
    expect(await ok(admin, outsourcingCalls.award, body)).toEqual({ prices: 2 })
    const after = await admin.get(outsourcingCalls.compare, { id: quotationId })
    expect(
      Object.fromEntries(after.data.offers.map((offer: { id: string; status: string }) => [offer.id, offer.status])),
    ).toEqual({
      [offers[0]]: 'awarded',
      [offers[1]]: 'awarded',
      [offers[2]]: 'lost',
    })
    const prices = await admin.get(`${base}/OutsourcePrice/list`, { ascs: 'price' })
    expect(prices.data.records).toMatchObject([
      { price: '60.0000', supplierId: made.昆山恒立, priceStatus: 'draft' },
      { price: '75.0000', supplierId: made.苏州精工, priceStatus: 'draft' },
    ])
    expect((await admin.post(outsourcingCalls.award, body)).status).toBe(409)
  })
})

describe('a price', () => {
  it('is in force for a day once: another for the same thing is refused while they overlap', async () => {
    const price = {
      priceType: 'process',
      supplierId: made.无锡表面,
      technologyId: made.technology,
      price: '9.5',
      validFrom: '2026-12-01',
      validTo: '2026-12-31',
    }
    const first = await ok(admin, `${base}/OutsourcePrice/submit`, price)
    const second = await ok(admin, `${base}/OutsourcePrice/submit`, { ...price, validFrom: '2026-12-31', validTo: null })
    const step = { priceId: first.id, fromQuantity: '100', price: '8' }
    await ok(admin, `${base}/OutsourceStepPrice/submit`, step)
    expect((await admin.post(`${base}/OutsourceStepPrice/submit`, step)).data.fields.fromQuantity).toBe('该数量已有阶梯价')
    await ok(admin, `${base}/OutsourcePrice/release`, { ids: first.id })
    expect((await admin.post(`${base}/OutsourcePrice/release`, { ids: second.id })).msg).toContain(first.no)
    expect((await admin.post(`${base}/OutsourceStepPrice/submit`, { ...step, fromQuantity: '500' })).msg).toContain('不能再修改')
    await ok(admin, `${base}/OutsourcePrice/invalid`, { ids: first.id })
    await ok(admin, `${base}/OutsourcePrice/release`, { ids: second.id })
  })
})

describe('an assessment', () => {
  it('weighs its scores, is graded, and is audited by somebody else', async () => {
    const scores = { qualityScore: '95', deliveryScore: '90', priceScore: '80', serviceScore: '100' }
    const values = {
      supplierId: made.昆山恒立,
      period: 'quarter',
      periodFrom: '2026-07-01',
      periodTo: '2026-09-30',
      assessorId: 'alpha-buyer',
      ...scores,
    }
    const uneven = await admin.post(`${base}/po-assessment/submit`, { ...values, priceWeight: '30' })
    expect(uneven.data.fields.qualityWeight).toBe('四项权重合计应为 100%，现为 110%')
    const record = await ok(admin, `${base}/po-assessment/submit`, values)
    expect(record).toMatchObject({ totalScore: '91.0', grade: 'A' })
    await ok(admin, `${base}/po-assessment/commit`, { ids: record.id })
    const own = await server.as('alpha.buyer').post(`${base}/po-assessment/audit`, { ids: record.id, result: 'passed' })
    expect([403, 409]).toContain(own.status)
    expect((await admin.post(`${base}/po-assessment/audit`, { ids: record.id, result: 'rejected' })).data.fields.opinion).toBe(
      '退回时请填写审核意见',
    )
    await ok(admin, `${base}/po-assessment/audit`, { ids: record.id, result: 'passed', opinion: '同意' })
    const stored = await admin.get(`${base}/po-assessment/detail`, { id: record.id })
    expect(stored.data).toMatchObject({ assessmentStatus: 'passed', opinion: '同意', auditorId: 'alpha-admin' })
    expect((await admin.post(`${base}/po-assessment/audit`, { ids: record.id, result: 'passed' })).status).toBe(409)
  })
})
