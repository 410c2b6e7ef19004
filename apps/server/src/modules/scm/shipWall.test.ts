import { type ShipRow, wallCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/index.ts'

/** A Friday afternoon in Shanghai. */
const friday = new Date('2026-11-20T06:32:00Z')

const rows = [
  ['1', 'SO-1', '2026-11-20T08:00:00Z', null, 'assembling'],
  ['2', 'SO-2', '2026-11-14T08:00:00Z', null, 'rushing'],
  ['3', 'SO-3', '2026-11-17T08:00:00Z', '2026-11-17T09:00:00Z', 'shipped'],
  ['4', 'SO-4', '2026-11-10T08:00:00Z', '2026-11-10T09:00:00Z', 'shipped'],
  // Monday, 00:30 in Shanghai: next week, though still Sunday in Greenwich.
  ['5', 'SO-5', '2026-11-22T16:30:00Z', null, 'queued'],
] as const

describe('the shipping wall', () => {
  let server: TestServer
  let now = friday
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now })
    await server.services.database.asSystem(async (tx) => {
      await sql`insert into customer (tenant_id, id, fullname, phone) values ('000000', 'c1', '西岭新能源', '0512-1'), ('other', 'c9', '别家', '')`.execute(
        tx,
      )
      await sql`insert into "user" (tenant_id, id, account, real_name, phone) values ('000000', 'u1', 'wang', '王敏', '13800000000')`.execute(
        tx,
      )
      for (const [id, no, plan, actual, status] of rows)
        await sql`insert into ship (tenant_id, id, no, customer_id, product_name, quantity, workshop, assembly_progress, plan_ship_time, actual_ship_time, ship_status, leader_id)
          values ('000000', ${id}, ${no}, 'c1', '焊接工作站', 2, 'assembly1', 40, ${plan}, ${actual}, ${status}, 'u1')`.execute(
          tx,
        )
      await sql`insert into ship (tenant_id, id, no, customer_id, plan_ship_time, ship_status) values ('other', '9', 'SO-9', 'c9', '2026-11-20T08:00:00Z', 'ready')`.execute(
        tx,
      )
    })
  })
  afterAll(() => server.stop())

  const ask = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.api.get<ShipRow[]>(wallCalls.shipping, { query, headers })

  it('shows this week and what is late to anybody, and nothing of another tenant', async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(body.data.map(({ no }) => no)).toEqual(['SO-2', 'SO-3', 'SO-1'])
  })

  it('tells no more of a dispatch than the wall shows, with names of people masked', async () => {
    const { body } = await ask()
    expect(body.data[0]).toEqual({
      no: 'SO-2',
      customerName: '西岭新能源',
      productName: '焊接工作站',
      quantity: '2',
      workshop: 'assembly1',
      workshopName: '一号装配车间',
      assemblyProgress: 40,
      planShipTime: '2026-11-14T08:00:00.000Z',
      actualShipTime: null,
      shipStatus: 'rushing',
      shipStatusName: '赶工',
      tone: 'warning',
      leaderName: '王*',
    })
  })

  it('speaks the language of the wall', async () => {
    const { body } = await ask({}, { 'accept-language': 'vi' })
    expect(body.data[0]).toMatchObject({ workshopName: 'Lắp ráp 1', shipStatusName: 'Gấp' })
  })

  it('shows one workshop where a wall asks for it, and refuses an empty one', async () => {
    expect((await ask({ workshop: 'bacninh' })).body.data).toEqual([])
    expect((await ask({ workshop: '' })).status).toBe(400)
  })

  it('asks the database again once its answer is five seconds old', async () => {
    await ask()
    await server.services.database.asSystem((tx) =>
      sql`update ship set assembly_progress = 75 where tenant_id = '000000' and id = '2'`.execute(tx),
    )
    expect((await ask()).body.data[0]?.assemblyProgress).toBe(40)
    now = new Date(friday.getTime() + 5001)
    expect((await ask()).body.data[0]?.assemblyProgress).toBe(75)
  })
})
