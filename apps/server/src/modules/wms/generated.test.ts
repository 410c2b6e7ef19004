import Big from 'big.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { differencesAfter } from '../../resources/stock/differences.ts'
import { randomOf } from '../../testing/random.ts'
import { base, type Line, openStockRoom, type StockRoom } from './testing/stockRoom.ts'

let room: StockRoom
beforeAll(async () => {
  room = await openStockRoom()
})
afterAll(() => room.server.stop())

type History = { posted: { path: string; id: string }[]; active: string[]; done: number; refused: number }

/** One step of what keepers, sellers and auditors do, drawn by chance; what is refused changes nothing. */
async function step(random: (below: number) => number, history: History): Promise<void> {
  const { keeper, auditor, made, line, written, audit } = room
  const pick = <T>(of: readonly T[]): T => of[random(of.length)] as T // never empty
  const quantity = (max: number): string =>
    Big(1 + random(max * 10_000))
      .div(10_000)
      .toFixed(4)
  const note = (isDone: boolean) => (isDone ? history.done++ : history.refused++)
  const post = async (path: string, lines: Line[], head: Line = {}) => {
    const id = await written(path, lines, head)
    const isDone = (await audit(path, id)).code === 200
    note(isDone)
    if (isDone) history.posted.push({ path, id })
  }
  const place = () => ({ locationId: made[pick(['A1', 'A2'])] })
  const material = () => pick(['SCREW', 'BOLT'])
  const several = (make: () => Line) => Array.from({ length: 1 + random(3) }, make)
  switch (pick(['in', 'in', 'out', 'out', 'move', 'reserve', 'reserve', 'release', 'reject'])) {
    case 'in':
      return post(
        'dc-wms-in-stock',
        several(() => line(material(), quantity(9), { ...place(), price: quantity(50) })),
      )
    case 'out':
      return post(
        'dc-wms-out-stock',
        // Half of them for the order that stock is kept for, whose reservations they take of.
        several(() => line(material(), quantity(6), { ...place(), ...(random(2) === 0 && { sourceNo: 'PRJ' }) })),
      )
    case 'move': {
      const lines = several(() => line(material(), quantity(4), { ...place(), toLocationId: made[pick(['A1', 'A2'])] }))
      return post('plus/stock-transfer', lines, { toWarehouseId: made.W1 })
    }
    case 'reserve': {
      const wanted = { materialId: made[material()], warehouseId: made.W1, quantity: quantity(7), reservedFor: 'PRJ' }
      const { data } = await keeper.post(`${base}/plus/stock-reservation/submit`, wanted)
      const isDone = (await keeper.post(`${base}/plus/stock-reservation/reserve`, { ids: data.id })).code === 200
      note(isDone)
      if (isDone) history.active.push(data.id)
      return
    }
    case 'release': {
      const [id] = history.active.splice(random(Math.max(1, history.active.length)), 1)
      // One of which everything was issued can be released no more.
      if (id) note((await keeper.post(`${base}/plus/stock-reservation/release`, { ids: id })).code === 200)
      return
    }
    default: {
      const taken = history.posted.splice(random(Math.max(1, history.posted.length)), 1)[0]
      if (!taken) return
      const path = `${base}/${taken.path}/reject`
      const isDone = (await auditor.post(path, { ids: taken.id, rejectReason: '随机' })).code === 200
      note(isDone)
      if (!isDone) history.posted.push(taken)
    }
  }
}

/** What must hold of every balance whatever was done. */
async function faults(): Promise<unknown[]> {
  return room.server.services.database.asTenant('alpha', async (tx) => {
    const { found } = await differencesAfter(tx, 'alpha', '')
    const { rows } =
      await sql`select b.stock_name, b.quantity, b.reserved, b.available, coalesce(a.quantity, 0) as kept from stock_balance b
      left join (select l.balance_id, sum(l.quantity) as quantity from stock_reservation_allocations l
        join stock_reservation r on r.tenant_id = l.tenant_id and r.id = l.parent_id and r.reservation_status = 'active'
        group by 1) a on a.balance_id = b.id
      where b.reserved < 0 or b.reserved > b.quantity or b.reserved <> coalesce(a.quantity, 0) or b.available <> b.quantity - b.reserved
        or (b.quantity = 0 and b.value <> 0)`.execute(tx)
    // What was reserved is kept, was issued, or was given free, each piece of it once.
    const reservations = await sql`select r.no, r.reservation_status from stock_reservation r
      cross join lateral (select coalesce(sum(l.quantity), 0) as quantity from stock_reservation_allocations l
        where l.tenant_id = r.tenant_id and l.parent_id = r.id) kept
      cross join lateral (select coalesce(sum(l.quantity), 0) as quantity from stock_reservation_issues l
        where l.tenant_id = r.tenant_id and l.parent_id = r.id) issued
      where r.reservation_status in ('active', 'used') and (kept.quantity + issued.quantity <> r.quantity
        or (r.reservation_status = 'used') <> (kept.quantity = 0))`.execute(tx)
    const days = await sql`select material_id, posted_on from (
        select material_id, posted_on, quantity, value from stock_entry
        union all select material_id, posted_on, issued - received, issued_value - received_value from stock_day) x
      group by 1, 2 having sum(quantity) <> 0 or sum(value) <> 0`.execute(tx)
    return [...found, ...rows, ...reservations.rows, ...days.rows]
  })
}

it('has balances that are their entries, and reserves no more than lies there, whatever happens in whatever order', async () => {
  const histories = count(2, 40)
  const [steps, checked] = [25, 5]
  let [done, refused] = [0, 0]
  for (let seed = 1; seed <= histories; seed += 1) {
    const random = randomOf(seed)
    const history: History = { posted: [], active: [], done: 0, refused: 0 }
    for (let at = 1; at <= steps; at += 1) {
      await step(random, history)
      if (at % checked === 0) expect(await faults(), `history ${seed}, step ${at}`).toEqual([])
    }
    done += history.done
    refused += history.refused
  }
  expect(done).toBeGreaterThan(histories * 8)
  recordFigure(
    'histories of stock drawn by chance',
    `${histories} histories, ${done} steps done, ${refused} refused, 0 balances wrong`,
  )
}, 900_000)
