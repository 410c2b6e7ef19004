import { type AnyRecord, type Core, isEmpty, label, say } from '@bip/contract'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { type LineFault, refuseLines } from '../refuse.ts'

/** The places where goods wait for their inspection. They are few, and looked for once in a statement. */
const heldIds = (tenantId: string): Sql =>
  sql`select held.id from warehouse_location held
    where held.tenant_id = ${tenantId} and held.location_type = 'quarantine' and not held.is_deleted`

/** Whether a balance lies where goods wait for their inspection; nobody is promised or given what lies there. */
export const isHeld = (tenantId: string, balance: Sql): Sql =>
  sql`coalesce(${balance}.location_id in (${heldIds(tenantId)}), false)`

/** The same as a condition that finds such balances by their index, where what lies elsewhere is not looked at. */
export const liesHeld = (tenantId: string, balance: Sql): Sql => sql`${balance}.location_id = any(array(${heldIds(tenantId)}))`

const linesOf = ({ lines }: Values): Values[] => (Array.isArray(lines) ? lines : [])

type Held = { id: string; name: string }

/** Where goods of a warehouse wait for their inspection; none where a company does not keep them apart. */
async function heldPlaces({ tx, session }: Context, warehouseId: unknown): Promise<Held[]> {
  const { rows } = await sql<Held>`select id, location_name as name from warehouse_location where tenant_id = ${session.tenantId}
    and warehouse_id = ${warehouseId} and location_type = 'quarantine' and coalesce(is_active, true) and not is_deleted
    order by location_name`.execute(tx)
  return rows
}

/** Receipts of what was bought; what comes back from the floor was inspected once. */
const isBought = (core: Core, { inType }: Values): boolean => core.key === 'scmInStock' || inType === 'purchase'

/** What was bought of a material that is inspected on receipt waits for it, where its warehouse keeps such goods. */
export async function settleInspection(context: Context, core: Core, values: Values, before: AnyRecord | null): Promise<void> {
  const { tx, session } = context
  const known = { ...before, ...values }
  const lines = linesOf(values)
  if (lines.length === 0 || !isBought(core, known)) return
  const ids = [...new Set(lines.map(({ materialId }) => String(materialId)))]
  const { rows } = await sql<{ id: string }>`select id from material where tenant_id = ${session.tenantId} and needs_inspection
    and id = any(${ids}::text[])`.execute(tx)
  const inspected = new Set(rows.map(({ id }) => id))
  for (const line of lines)
    if (inspected.has(String(line.materialId)) && (isEmpty(line.inspection) || line.inspection === 'free'))
      line.inspection = 'waiting'
  const waiting = lines.filter(({ inspection, locationId }) => inspection === 'waiting' && isEmpty(locationId))
  const [place] = waiting.length > 0 ? await heldPlaces(context, known.warehouseId) : []
  for (const line of waiting) line.locationId = place?.id ?? null
}

const notHeld = label(
  '第 {line} 行待检，请放入待检库位 {places}，检验合格后再上架',
  'Line {line} waits for its inspection: receive it into {places}, and put it away once it has passed',
  'Dòng {line} chờ kiểm: hãy nhập vào vị trí {places}, đạt rồi mới xếp vào kho',
)

/** Refuses to post what waits for its inspection beside what may be taken, where its warehouse keeps the two apart. */
export async function refuseUnheld(context: Context, record: Values): Promise<void> {
  const lines = linesOf(record)
  if (!lines.some(({ inspection }) => inspection === 'waiting')) return
  const places = await heldPlaces(context, record.warehouseId)
  if (places.length === 0) return
  const held = new Set(places.map(({ id }) => id))
  const names = places.slice(0, 3).map(({ name }) => name)
  const { language } = context.place
  const faults = lines.flatMap(({ inspection, locationId }, at): LineFault[] => {
    if (inspection !== 'waiting' || held.has(String(locationId))) return []
    return [{ lineNo: at + 1, text: say(notHeld, language, { line: at + 1, places: names.join(', ') }) }]
  })
  refuseLines(faults, language)
}

const waits = label(
  '第 {line} 行：{place} 是待检库位，检验合格并上架后才能领用；报废或退货请改选出库类型',
  'Line {line}: goods at {place} wait for their inspection; put them away first. What is scrapped or sent back goes out by its own kind of issue',
  'Dòng {line}: hàng ở {place} đang chờ kiểm; hãy xếp vào kho khi đạt. Hàng hủy hoặc trả lại thì chọn loại xuất tương ứng',
)
/** Goods that are not fit for use leave by these. */
const leaving = new Set(['scrap', 'other'])

/** Whether an issue scraps goods or sends them back. */
export const leavesUnfit = ({ outType }: Values): boolean => leaving.has(String(outType))

/** Refuses to issue what still waits for its inspection, but to scrap it or send it back. */
export async function refuseHeld(context: Context, record: Values): Promise<void> {
  if (leavesUnfit(record)) return
  const lines = linesOf(record)
  if (lines.every(({ locationId }) => isEmpty(locationId))) return
  const names = new Map((await heldPlaces(context, record.warehouseId)).map(({ id, name }) => [id, name]))
  const { language } = context.place
  const faults = lines.flatMap(({ locationId }, at): LineFault[] => {
    const place = names.get(String(locationId))
    return place === undefined ? [] : [{ lineNo: at + 1, text: say(waits, language, { line: at + 1, place }) }]
  })
  refuseLines(faults, language)
}
