import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersOf, type Wire } from '../../../resources/testing/answers.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'
import { mrpJob } from './run/job.ts'
import { perform, type QueuedRun } from './run/perform.ts'

const proposals = '/blade-erp/plan-order'
const boms = '/blade-bip/plus/material-bom'
const runs = '/blade-bip/plus/mrp-run'
let server: RecordsServer
let admin: Caller
const { ok, read } = answersOf(() => admin)
let customer = ''
const material: Record<string, string> = {}

const part = async (code: string, more: object = {}) => {
  const values = {
    materialCode: code,
    materialName: code,
    category: 'semi',
    unit: 'pcs',
    orgId: '100006',
    leadDays: '5',
    ...more,
  }
  material[code] = (await ok('/blade-bip/ScmMaterial/material-submit', values)).id
}
const bill = async (of: string, ...lines: [code: string, quantity: string][]) => {
  const { id } = await ok(`${boms}/submit`, {
    ...{ materialId: material[of], bomVersion: 'A0', lotQuantity: '1', validFrom: '2026-01-01' },
    lines: lines.map(([code, quantity]) => ({ materialId: material[code], quantity, scrapRate: '0' })),
  })
  return id as string
}
const sell = async (code: string, quantity: string, deliveryDate: string) => {
  const { id } = await ok('/blade-bip/ScmSaleOrder/sale-submit', {
    ...{ customerId: customer, orgId: '100006', orderDate: '2026-11-20', deliveryDate, salerId: 'alpha-buyer', currency: 'CNY' },
    lines: [{ materialId: material[code], quantity, price: '1', taxRate: '13' }],
  })
  await ok('/blade-bip/ScmSaleOrder/sale-commit', { ids: id })
  return (await read('/blade-bip/ScmSaleOrder/sale-detail', { id })).no as string
}
/** Runs MRP to its end and answers the run. */
const run = async (): Promise<Wire> => {
  const { data } = await ok(`${runs}/start`, { wanted: 'demanded' })
  await mrpJob.run(server.services, new AbortController().signal)
  // The server looks for runs by itself as well.
  const state = async () => (await read(`${runs}/detail`, { id: data.id })).runStatus
  await expect.poll(state, { timeout: 20_000 }).not.toMatch(/queued|running/)
  return read(`${runs}/detail`, { id: data.id })
}
/** A run that waits, and of which the server was not told. */
const queue = async (id: string): Promise<QueuedRun> => {
  const { rows } = await server.services.database.asSystem((tx) =>
    sql<QueuedRun>`insert into mrp_run select (jsonb_populate_record(r, jsonb_build_object('id', ${id}::text, 'no', ${id}::text,
        'run_status', 'queued', 'failure', null))).* from mrp_run r order by r.id limit 1
      returning id, no, scope, tenant_id as "tenantId", create_user as "userId", create_dept as "deptId", 'Asia/Shanghai' as "timeZone"`.execute(
      tx,
    ),
  )
  return rows[0] as QueuedRun // one was run before
}
const proposed = async (query: Record<string, string> = {}): Promise<Wire[]> =>
  (await read(`${proposals}/find-mrp-split-order`, { size: '100', ...query })).records

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-26T02:00:00Z'))
  admin = server.as('alpha.admin')
  customer = (await ok('/blade-bip/customer/submit', { fullname: '苏州精工装备' })).id
  await part('LINE', { source: 'made', category: 'finished' })
  await part('FRAME', { source: 'made' })
  await part('PLATE', { source: 'bought', minOrderQuantity: '50', orderMultiple: '10' })
  await part('LOOSE', { source: 'bought' })
}, 60_000)
afterAll(() => server.stop())

describe('a bill of materials', () => {
  it('is released in versions, and the one before ends where the next begins', async () => {
    const top = await bill('LINE', ['FRAME', '2'])
    const frame = await bill('FRAME', ['PLATE', '3'])
    await ok(`${boms}/release`, { ids: `${top},${frame}` })
    const { results } = await ok(`${boms}/revise`, { ids: frame, bomVersion: 'A1', validFrom: '2030-01-01' })
    const next = results[0].data.id
    await ok(`${boms}/submit`, { id: next, lines: [{ materialId: material.PLATE, quantity: '4', scrapRate: '0' }] })
    await ok(`${boms}/release`, { ids: next })
    expect((await read(`${boms}/detail`, { id: frame })).validTo).toBe('2029-12-31')
    const { records } = await read('/blade-bip/plus/query/bom-compare', { leftId: frame, rightId: next })
    expect(records).toMatchObject([
      { difference: 'changed', leftQuantity: '3.000000', rightQuantity: '4.000000', change: '1.000000' },
    ])
  })

  it('that would contain itself is refused with the materials in a row', async () => {
    const answer = await admin.post(`${boms}/submit`, {
      ...{ materialId: material.PLATE, bomVersion: 'A0', lotQuantity: '1', validFrom: '2026-01-01' },
      lines: [{ materialId: material.LINE, quantity: '1' }],
    })
    expect(answer.msg).toContain('PLATE > LINE > FRAME > PLATE')
  })

  it('is found from below, and opened level by level', async () => {
    const used = await read('/blade-bip/plus/query/bom-where-used', { componentId: material.PLATE as string })
    expect(used.records.map(({ level, quantity }: Wire) => [level, Number(quantity)])).toContainEqual(['2', 6])
    const below = await read('/blade-bip/plus/query/bom-children', { parentMaterialId: material.LINE as string })
    expect(below.records).toMatchObject([{ materialId: material.FRAME, components: '1' }])
  })
})

describe('a run of MRP', () => {
  let no = ''

  it('proposes orders for every level, with the reason and who needs it', async () => {
    no = await sell('LINE', '4', '2026-12-24')
    const done = await run()
    expect(done).toMatchObject({ runStatus: 'done', orders: '3', failure: null })
    const all = await proposed()
    expect(
      all.map(({ materialCode, quantity, orderType, neededOn }) => [materialCode, Number(quantity), orderType, neededOn]),
    ).toEqual([
      ['FRAME', 8, 'manufacture', '2026-12-17'],
      ['LINE', 4, 'manufacture', '2026-12-24'],
      ['PLATE', 50, 'purchase', '2026-12-10'],
    ])
    expect(all[2]).toMatchObject({ mrpAction: 'order', reason: 'shortage', neededBy: no, startOn: '2026-12-03' })
    const { pegs } = await read(`${proposals}/mrp-split-order-detail`, { id: all[2].id })
    expect(pegs).toMatchObject([{ demandKind: 'component', intoMaterialId: material.FRAME, quantity: '24.0000', origin: no }])
  })

  it('is answered by the names of the specification', async () => {
    expect(await read(`${proposals}/find-mrp-order-type`)).toEqual([
      { value: 'purchase', label: '采购' },
      { value: 'manufacture', label: '生产' },
    ])
    const sheet = await admin.get(`${proposals}/find-mrp-split-order-export`)
    expect(decodeURIComponent(String(sheet.headers['content-disposition']))).toContain('MRP2026-11-26.xlsx')
    const [first] = await proposed({ materialCode: 'PLATE' })
    await ok(`${proposals}/update-list`, [{ id: first.id, quantity: '60', remark: '整箱' }])
    expect(await read(`${proposals}/mrp-split-order-detail`, { id: first.id })).toMatchObject({
      quantity: '60.0000',
      lines: [{ quantity: '60.0000' }],
    })
    expect((await admin.post(`${proposals}/update-list`, [{ quantity: '1' }])).code).not.toBe(200)
    await ok(`${proposals}/push-erp`, { ids: first.id })
    expect((await read(`${proposals}/mrp-split-order-detail`, { id: first.id })).erpState).toMatch(/^(queued|sent)$/)
    expect((await admin.post(`${proposals}/push-erp`, { ids: first.id })).code).not.toBe(200)
  })

  it('turns what is accepted into requests and orders that lead back, and asks for it no more', async () => {
    const all = await proposed()
    await ok(`${proposals}/mrp-split-order-accept`, { ids: all.map(({ id }) => id).join(',') })
    const requests = await read('/blade-bip/ScmPurchaseRequest/pr-list')
    const request = await read('/blade-bip/ScmPurchaseRequest/pr-detail', { id: requests.records[0].id })
    expect(request.lines).toMatchObject([{ materialId: material.PLATE, quantity: '60.0000', proposalId: all[2].id }])
    const [line] = await proposed({ materialCode: 'LINE' })
    expect(line).toMatchObject({ proposalStatus: 'accepted', takenStatus: 'fully' })
    expect(await read('/blade-bip/mps/mo/detail', { id: line.moId })).toMatchObject({
      quantity: '4.0000',
      plannedEnd: '2026-12-24',
    })
    await run()
    // The planner ordered more than the need: that is said, and nothing is ordered twice.
    expect(await proposed({ proposalStatus: 'open' })).toMatchObject([
      { mrpAction: 'resize', reason: 'tooMuch', quantity: '50.0000' },
    ])
  })

  it('says what to hurry, put off and cancel when the orders change, and changes it where that is accepted', async () => {
    const { records } = await read('/blade-bip/ScmSaleOrder/sale-list')
    await ok('/blade-bip/ScmSaleOrder/sale-invalid', { ids: records[0].id, invalidReason: '客户取消' })
    await sell('FRAME', '8', '2026-12-14')
    await run()
    const [line] = await proposed({ proposalStatus: 'open', materialCode: 'LINE' })
    expect(line).toMatchObject({ mrpAction: 'cancel', reason: 'notNeeded' })
    await ok(`${proposals}/mrp-split-order-accept`, { ids: line.id })
    expect((await read('/blade-bip/mps/mo/detail', { id: line.supplyId })).moStatus).toBe('cancelled')
    await run()
    const [frame] = await proposed({ proposalStatus: 'open', materialCode: 'FRAME' })
    expect(frame).toMatchObject({ mrpAction: 'expedite', reason: 'earlier', neededOn: '2026-12-14', wasOn: '2026-12-17' })
    await ok(`${proposals}/mrp-split-order-accept`, { ids: frame.id })
    expect((await read('/blade-bip/mps/mo/detail', { id: frame.supplyId })).plannedEnd).toBe('2026-12-14')
  })

  it('is pushed to the neighbour once: while it is on its way or was answered, it is not pushed again', async () => {
    const [proposal] = await proposed()
    const push = () => admin.post(`${proposals}/push-erp`, undefined, { ids: proposal.id })
    expect(await push()).toMatchObject({ code: 200 })
    const again = await push()
    expect(again.code).not.toBe(200)
    expect(again.msg).toContain('ERP')
  })

  it('leaves a dismissed proposal away until the need changes', async () => {
    const sale = await sell('LOOSE', '5', '2027-01-15')
    await run()
    const [first] = await proposed({ materialCode: 'LOOSE' })
    expect(first.neededBy).toBe(sale)
    await ok(`${proposals}/mrp-split-order-dismiss`, { ids: first.id, dismissReason: '有替代料' })
    await run()
    expect(await proposed({ materialCode: 'LOOSE' })).toMatchObject([
      { id: first.id, proposalStatus: 'dismissed', dismissReason: '有替代料' },
    ])
    await sell('LOOSE', '3', '2027-01-15')
    await run()
    expect(await proposed({ materialCode: 'LOOSE' })).toMatchObject([{ proposalStatus: 'open', quantity: '8.0000' }])
  })

  it('plans one material anew where its order changes, and leaves the others alone', async () => {
    const others = await proposed({ materialCode: 'FRAME' })
    await sell('LOOSE', '2', '2027-01-15')
    const { proposals: count } = await ok(`${runs}/replan`, { materialIds: [material.LOOSE] })
    expect(count).toBe(1)
    expect(await proposed({ materialCode: 'LOOSE' })).toMatchObject([{ proposalStatus: 'open', quantity: '10.0000' }])
    expect(await proposed({ materialCode: 'FRAME' })).toEqual(others)
    const [loose] = await proposed({ materialCode: 'LOOSE' })
    await ok(`${proposals}/push-erp`, { ids: loose.id })
    await ok(`${runs}/replan`, { materialIds: [material.LOOSE] })
    expect((await proposed({ materialCode: 'LOOSE' })).map(({ id }) => id)).toEqual([loose.id])
  })

  it('tells the balance of a material day by day', async () => {
    const { records } = await read('/blade-bip/plus/query/mrp-projection', { materialId: material.LOOSE as string })
    expect(
      records.map(({ entryKind, balance, plannedBalance }: Wire) => [entryKind, Number(balance), Number(plannedBalance)]),
    ).toEqual([
      ['proposed', 0, 10],
      ['demand', -5, 5],
      ['demand', -8, 2],
      ['demand', -10, 0],
    ])
  })

  it('that is cancelled or was left by its server changes nothing', async () => {
    const before = await proposed()
    const { data } = await ok(`${runs}/start`, { wanted: 'all' })
    expect((await admin.post(`${runs}/start`, { wanted: 'all' })).msg).toContain(data.no)
    await ok(`${runs}/cancel`, { ids: data.id })
    await mrpJob.run(server.services, new AbortController().signal)
    expect((await read(`${runs}/detail`, { id: data.id })).runStatus).toBe('cancelled')
    const { data: left } = await ok(`${runs}/start`, { wanted: 'all' })
    await server.services.database.asSystem((tx) =>
      sql`update mrp_run set run_status = 'running', heartbeat_at = now() - interval '1 hour' where id = ${left.id}`.execute(tx),
    )
    await mrpJob.run(server.services, new AbortController().signal)
    expect(await read(`${runs}/detail`, { id: left.id })).toMatchObject({ runStatus: 'failed', failure: 'interrupted' })
    expect(await proposed()).toEqual(before)
  })

  it('that is stopped or cancelled while it calculates stores nothing', async () => {
    const before = await proposed()
    await sell('LOOSE', '90', '2027-01-15')
    const stopped = await queue('stopped')
    expect(await perform(server.services, stopped, AbortSignal.abort())).toBe(false)
    expect(await read(`${runs}/detail`, { id: stopped.id })).toMatchObject({ runStatus: 'failed', failure: 'interrupted' })
    const cancelled = await queue('cancelled')
    const { database } = server.services
    let [calls, isCancelled] = [0, false]
    // Once it has begun and read the world, whatever it stores next comes behind the word of whoever cancels it.
    const asTenant: typeof database.asTenant = async (...asked) => {
      calls += 1
      if (calls > 2 && !isCancelled) {
        isCancelled = true
        await ok(`${runs}/cancel`, { ids: cancelled.id })
      }
      return database.asTenant(...asked)
    }
    const slow = { ...server.services, database: Object.assign(Object.create(database), { asTenant }) }
    expect(await perform(slow, cancelled, new AbortController().signal)).toBe(false)
    expect((await read(`${runs}/detail`, { id: cancelled.id })).runStatus).toBe('cancelled')
    expect(await proposed()).toEqual(before)
  })
})

describe('lead times', () => {
  it('count no day on which every calendar of the plant has a holiday', async () => {
    await part('FAR', { source: 'bought' })
    const shifts = [{ days: 'workdays', shiftKind: 'day', startsAt: '08:00', endsAt: '17:00' }]
    const calendar = (calendarCode: string, toDay: string) => ({
      ...{ calendarCode, calendarName: calendarCode, isActive: true, shifts },
      exceptions: [{ fromDay: '2026-12-14', toDay, isWorking: false, reason: '厂休' }],
    })
    await ok('/blade-bip/mps/work-calendar/submit', calendar('RL-1', '2026-12-15'))
    await ok('/blade-bip/mps/work-calendar/submit', calendar('RL-2', '2026-12-16')) // on the 16th somebody works
    await sell('FAR', '7', '2026-12-18')
    expect(await run()).toMatchObject({ runStatus: 'done', failure: null })
    expect(await proposed({ materialCode: 'FAR' })).toMatchObject([{ neededOn: '2026-12-18', startOn: '2026-12-09' }])
  })
})
