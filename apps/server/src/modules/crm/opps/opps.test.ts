import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

let server: RecordsServer
let customerId: string
const submit = '/blade-bip/opps/submit'

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  const customer = await server.as('alpha.admin').post('/blade-bip/customer/submit', { fullname: '岚山重工有限公司' })
  customerId = customer.data.id
})
afterAll(() => server.stop())

const admin = () => server.as('alpha.admin')

const make = async (values: Record<string, unknown> = {}) => {
  const { data } = await admin().post(submit, {
    oppsName: '桥壳机加工线',
    customerId,
    bdUserId: 'alpha-admin',
    oppsExpectedTransactionDate: '2026-12-18',
    amount: '2680000',
    ...values,
  })
  return data
}

const changesOf = async (oppsId: string) => {
  const { data } = await admin().get('/blade-bip/plus/opps-stage-change/list', { oppsId, ascs: 'changedAt' })
  return data.records.map(({ fromStage, toStage, daysInStage, reason }: Record<string, unknown>) => ({
    fromStage,
    toStage,
    daysInStage,
    reason,
  }))
}

describe('an opportunity', () => {
  it('begins in the first stage with its probability, from which the weighted amount follows', async () => {
    const made = await make()
    expect(made).toMatchObject({
      oppsNo: 'OP-2026-0001',
      oppsStatusId: 'visit',
      probability: '10',
      weightedAmount: '268000.00',
      stageEnteredAt: '2026-11-20T02:00:00.000Z',
    })
  })

  it('goes on with its way kept: from where, after how many days, why', async () => {
    const made = await make({ probability: '15' })
    expect(made.probability).toBe('15')
    server.setClock(new Date('2026-11-25T03:00:00Z'))
    const { data } = await admin().post(submit, { id: made.id, oppsStatusId: 'need', stageReason: '客户给了节拍' })
    expect(data).toMatchObject({ oppsStatusId: 'need', probability: '25', stageEnteredAt: '2026-11-25T03:00:00.000Z' })
    expect(await changesOf(made.id)).toEqual([
      { fromStage: null, toStage: 'visit', daysInStage: null, reason: null },
      { fromStage: 'visit', toStage: 'need', daysInStage: '5', reason: '客户给了节拍' },
    ])
  })

  it('may not leave out a stage that must be passed, and is told the way', async () => {
    const made = await make({ oppsStatusId: 'need' })
    const answer = await admin().post(submit, { id: made.id, oppsStatusId: 'bargain' })
    expect([answer.status, answer.msg]).toEqual([400, expect.stringContaining('不能跳过“报价”，请先进入“报价”')])
    const inVietnamese = await server.as('alpha.admin', 'vi').post(submit, { id: made.id, oppsStatusId: 'won' })
    expect(inVietnamese.msg).toContain('Không được bỏ qua “Báo giá”')
  })

  it('needs what the stage asks for', async () => {
    const made = await make({ oppsStatusId: 'need' })
    const answer = await admin().post(submit, { id: made.id, oppsStatusId: 'solution' })
    expect(answer.data.fields.oppsStatusId).toBe('请先填写：技术类型')
    const told = await admin().post(submit, { id: made.id, oppsStatusId: 'solution', technology: 'machining' })
    expect(told.data.oppsStatusId).toBe('solution')
  })

  it('is lost with a reason from any stage, and closed on that day', async () => {
    const made = await make()
    const silent = await admin().post(submit, { id: made.id, oppsStatusId: 'lost' })
    expect(silent.data.fields.closeReasonId).toBe('请选择赢输原因')
    const half = await admin().post(submit, { id: made.id, oppsStatusId: 'lost', closeReasonId: 'price' })
    expect(half.data.fields.stageReason).toBe('请说明进入此阶段的原因')
    const { data } = await admin().post(submit, {
      id: made.id,
      oppsStatusId: 'lost',
      closeReasonId: 'price',
      stageReason: '对手低 12%',
    })
    expect(data).toMatchObject({ probability: '0', weightedAmount: '0.00', closedOn: '2026-11-25' })
  })

  it('takes a contact of its own customer alone', async () => {
    const other = await admin().post('/blade-bip/customer/submit', { fullname: '泰岭电机有限公司' })
    const contact = await admin().post('/blade-bip/customer-contacts/submit', {
      contactsName: '陈工',
      contactsPhoneNumber: '13800138000',
      customerId: other.data.id,
    })
    const answer = await admin().post(submit, { id: (await make()).id, contactId: contact.data.id })
    expect(answer.status).toBe(400)
  })
})

describe('the rules of stages', () => {
  it('are what administrators say, one a stage', async () => {
    const rule = { ruleName: '需求', stage: 'need', orderNo: '2', stageKind: 'open', probability: '30', asksReason: true }
    const path = '/blade-bip/plus/opps-stage-rule/submit'
    expect((await server.as('beta.admin').post(path, rule)).status).toBe(200)
    const again = await server.as('beta.admin').post(path, { ...rule, ruleName: '又一条' })
    expect(again.data.fields.stage).toBe('此阶段已有规则，请修改那一条')
    // Those of another company hold nobody up.
    const made = await make()
    expect((await admin().post(submit, { id: made.id, oppsStatusId: 'need' })).data.probability).toBe('25')
  })
})

it('nobody without permission reaches an opportunity or moves one', async () => {
  const made = await make()
  expect((await server.as().get('/blade-bip/opps/list')).status).toBe(401)
  expect((await server.as('alpha.worker').post(submit, { id: made.id, oppsStatusId: 'need' })).status).toBe(403)
  expect((await server.as('beta.admin').get('/blade-bip/opps/detail', { id: made.id })).status).toBe(404)
})
