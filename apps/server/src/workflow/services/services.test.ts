import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AnyRecord, type CardAnswers, type Page, plus } from '@bip/contract'
import { type FlowInstance, type FlowInstanceDetail, flowCalls, type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Office, openOffice } from '../testing/office.ts'
import { flowCourier } from './courier.ts'

let office: Office
let tokens: Office['tokens']
const booked: { path: string; key: string; no: string }[] = []
let isErpAway = false
/** Stands for the ERP of the company: it takes each document once. */
const erp = createServer((request, answer) => {
  const key = String(request.headers['idempotency-key'])
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    if (isErpAway) return void answer.writeHead(503).end()
    if (!booked.some((one) => one.key === key)) booked.push({ path: request.url ?? '', key, no: JSON.parse(body).no })
    answer.writeHead(200).end(JSON.stringify({ id: key, no: `V-${booked.length}` }))
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => void erp.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}`
  office = await openOffice({ config: { neighbours: { erp: { url } } } })
  tokens = office.tokens
})
afterAll(async () => {
  await office?.stop()
  erp.close()
})

type Account = keyof Office['tokens']
const ok = async <T>(account: Account, path: string, body: object) => {
  const answer = await office.api.post<T>(path, { token: tokens[account], body })
  expect([path, answer.status, answer.body.msg]).toEqual([path, 200, answer.body.msg])
  return answer.body.data
}
const asSystem = <T>(query: ReturnType<typeof sql<T>>) => office.services.database.asSystem((tx) => query.execute(tx))
const instance = async (processInstanceId: string, language = 'zh-CN') =>
  (
    await office.api.get<FlowInstanceDetail>(flowCalls.instance, {
      token: tokens.admin,
      query: { processInstanceId },
      headers: { 'accept-language': language },
    })
  ).body.data
const waitsOf = async (id: string) => (await instance(id)).waits.map(({ kind, nodeName }) => `${kind} ${nodeName}`).sort()
const statusOf = async (id: string) => (await office.detail(tokens.admin, { processInsId: id })).process.status
/** How often somebody was given something to know. */
const toldOf = async (account: Account) => {
  const { rows } = await asSystem(
    sql<{ count: number }>`select count(*)::int as count from message m join message_receiver r on r.message_id = m.id
      where m.title like '知会您%' and r.user_id = ${office.ids[account]}`,
  )
  return rows[0]?.count
}
/** Everything that is due now, and again what follows from it; once more than a call is tried. */
const delivered = async () => {
  for (let round = 0; round < 6; round += 1) {
    await asSystem(sql`update outbox set next_at = now() - interval '1 second' where kind = 'flow' and dead_at is null`)
    await office.services.outbox.drain()
  }
}
const start = (account: Account, processDefKey: string, variables: object) =>
  ok<{ processInstanceId: string; businessId: string }>(account, workflowCalls.startProcessByKey, { processDefKey, variables })
const decide = async (started: { processInstanceId: string }, pass = true) => {
  for (const account of ['admin', 'sales', 'planner', 'buyer', 'inspector'] as const) {
    const task = (await office.todo(tokens[account])).find((one) => one.processInstanceId === started.processInstanceId)
    if (task) return (await office.complete(tokens[account], task.taskId, pass)).status
  }
  return 0
}

const special = {
  ...{ subject: '伺服电机空运费', specialKind: 'airFreight', neededOn: '2026-12-10', currency: 'CNY', paid: '8000', rate: '1' },
  reason: '客户交期提前',
}
const claim = (more: object = {}) => ({
  ...{ applicantId: office.ids.worker, expenseKind: 'travel', expenseDate: '2026-12-01', reason: '现场调试' },
  lines: [{ receiptDate: '2026-11-30', receiptKind: 'invoice', about: '住宿', currency: 'CNY', paid: '600', rate: '1' }],
  ...more,
})

describe('a claim for a special expense', () => {
  test('waits until that is approved, which hears of it; then it is decided, booked once, and over', async () => {
    const expense = await start('sales', 'SpecialExpense', special)
    const waiting = await start('worker', 'ExpenseReimbursement', claim({ specialExpenseId: expense.businessId }))
    expect(await waitsOf(waiting.processInstanceId)).toEqual(['signal 特殊费用已批准', 'timer 等待超时'])
    const sent = await office.api.get<Page<ProcessTask>>(workflowCalls.sendList, { token: tokens.worker, query: { size: 50 } })
    expect(sent.body.data.records.map(({ taskName }) => taskName)).toEqual(['特殊费用已批准'])
    await delivered()
    // Whoever has the special expense was told, and still has it.
    const flow = (await instance(expense.processInstanceId)).waits.map(({ kind }) => kind)
    expect(flow).toContain('task')
    expect(await toldOf('admin')).toBe(1)
    while ((await decide(expense)) === 200);
    await delivered()
    expect(await statusOf(expense.processInstanceId)).toBe('finished')
    expect((await waitsOf(waiting.processInstanceId))[0]).toMatch(/^task/)
    // The workbench says at which step it stands, and whom it waits for.
    const keys = 'expenseReimbursement.flow,specialExpense.flow'
    const cards = (await office.api.get<CardAnswers>(plus.deskCards, { token: tokens.admin, query: { keys } })).body.data
    const [own] = cards['expenseReimbursement.flow']?.records ?? []
    expect(own).toMatchObject({
      id: waiting.businessId,
      flowStep: expect.stringMatching(/./),
      flowPeople: expect.stringMatching(/./),
    })
    expect(cards['specialExpense.flow']?.records?.[0]).toMatchObject({ id: expense.businessId, requestStatus: 'approved' })
    // What is decided is booked at once: the ERP is away until somebody has looked.
    isErpAway = true
    while ((await decide(waiting)) === 200);
    expect(await waitsOf(waiting.processInstanceId)).toEqual(['service 登记入账'])
    isErpAway = false
    await delivered()
    expect(await statusOf(waiting.processInstanceId)).toBe('finished')
    expect(booked.map(({ path }) => path.split('?')[0])).toEqual(['/expenseReimbursement'])
  })

  test('goes on at once where it is approved already, and back to its applicant where it waits too long', async () => {
    const expense = await start('sales', 'SpecialExpense', special)
    const late = await start('worker', 'ExpenseReimbursement', claim({ specialExpenseId: expense.businessId }))
    await asSystem(
      sql`update process_state set due_at = now() - interval '1 minute', body = jsonb_set(body, '{dueAt}', '1')
        where instance_id = ${late.processInstanceId} and body ->> 'kind' = 'timer'`,
    )
    await expect.poll(() => waitsOf(late.processInstanceId), { timeout: 8000 }).toEqual(['task 重新提交'])
    while ((await decide(expense)) === 200);
    await delivered()
    const next = await start('worker', 'ExpenseReimbursement', claim({ specialExpenseId: expense.businessId }))
    expect((await waitsOf(next.processInstanceId))[0]).toMatch(/^task/)
  })
})

test('a call that fails is tried again, then stops its process, and goes on once it was repaired', async () => {
  const waiting = await start('worker', 'ExpenseReimbursement', claim())
  isErpAway = true
  while ((await decide(waiting)) === 200);
  expect(await waitsOf(waiting.processInstanceId)).toEqual(['service 登记入账'])
  await delivered()
  const stopped = (await instance(waiting.processInstanceId)).waits
  expect(stopped).toMatchObject([{ kind: 'incident', nodeName: '登记入账', message: '对方应答 503' }])
  const messages = await Promise.all(
    ['en', 'vi'].map(async (language) => (await instance(waiting.processInstanceId, language)).waits[0]?.message),
  )
  expect(messages).toEqual(['it answered 503', 'Bên nhận phản hồi 503'])
  const listed = await office.api.get<Page<FlowInstance>>(flowCalls.followList, {
    token: tokens.admin,
    query: { status: 'incident', size: 50 },
  })
  expect(listed.body.data.records.map(({ processInstanceId }) => processInstanceId)).toEqual([waiting.processInstanceId])
  isErpAway = false
  await ok('admin', flowCalls.retry, { processInstanceId: waiting.processInstanceId, wait: stopped[0]?.id, values: {} })
  await delivered()
  expect(await statusOf(waiting.processInstanceId)).toBe('finished')
})

test('a suspended process calls nothing until it goes on, and one entry has its effect once however often it comes', async () => {
  const before = booked.length
  const waiting = await start('worker', 'ExpenseReimbursement', claim())
  isErpAway = true
  while ((await decide(waiting)) === 200);
  const { rows } = await asSystem(
    sql<{ id: string; payload: unknown }>`select id, payload from outbox where kind = 'flow' and payload ->> 'do' = 'call'`,
  )
  const entry = { tenantId: '000000', kind: 'flow', id: rows[0]?.id ?? '', payload: rows[0]?.payload, attempt: 1 }
  const suspend = (isSuspended: boolean) =>
    ok('admin', flowCalls.suspend, { processInstanceId: waiting.processInstanceId, isSuspended })
  await suspend(true)
  isErpAway = false
  await delivered()
  expect(booked.length).toBe(before)
  await suspend(false)
  await delivered()
  expect(await statusOf(waiting.processInstanceId)).toBe('finished')
  const courier = flowCourier(() => office.services)
  await Promise.all([courier([entry]), courier([entry])])
  expect(booked.length).toBe(before + 1)
})

test('a dispatch that waits for its audit hears that stock was counted, once for each count', async () => {
  const { rows } = await asSystem(sql<{ id: string }>`select id from "user" where account = 'inspector'`)
  await ok('admin', '/blade-bip/scm-audit-node-config/submit', {
    ...{ nodeName: '发货', documentType: 'ship', minValue: '0', auditorIds: [rows[0]?.id], isActive: true },
  })
  const { id } = await ok<AnyRecord>('admin', '/blade-bip/customer/submit', { fullname: '宁德新能源', cmCode: 'C9' })
  const ship = await start('sales', 'Ship', {
    ...{ customerId: id, productName: '包膜机', quantity: '1', planShipTime: '2026-12-20T02:00:00Z' },
  })
  await decide(ship)
  const said = { do: 'signal', name: 'stockCounted', from: 'elsewhere' }
  const entry = { tenantId: '000000', kind: 'flow', id: 'said-1', payload: said, attempt: 1 }
  const courier = flowCourier(() => office.services)
  await courier([entry])
  await courier([entry])
  await delivered()
  expect(await toldOf('inspector')).toBe(1)
  expect(await decide(ship)).toBe(200)
  expect(await statusOf(ship.processInstanceId)).toBe('finished')
})
