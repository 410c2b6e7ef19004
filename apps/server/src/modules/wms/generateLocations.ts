import { type AnyRecord, countLocations, label, maxLocations, plannedLocations } from '@bip/contract'
import { warehouseLocation } from '@bip/contract/resources'
import { sql } from 'kysely'
import { writeHistory } from '../../model/changes.ts'
import type { Context, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { insertRecords } from '../../resources/draft/rows.ts'
import { baseRow } from '../../resources/write/store.ts'

const model = modelOf(warehouseLocation)

const tooMany = label(
  '将生成 {count} 个库位，一次最多 {max} 个，请减少通道、货架或层数',
  'This makes {count} locations; at most {max} are made at once. Take fewer aisles, racks or levels',
  'Sẽ tạo {count} vị trí, mỗi lần tối đa {max}. Hãy giảm số lối, kệ hoặc tầng',
)
const allThere = label(
  '这些库位都已存在，请换一个前缀',
  'All of these locations are there already; take another prefix',
  'Các vị trí này đã tồn tại; hãy dùng tiền tố khác',
)

/** Makes the locations of a plan; those that the warehouse has already stay as they are. Answers how many are new. */
export async function generateLocations(context: Context, warehouse: AnyRecord, args: Values): Promise<{ count: number }> {
  const { tx, session, place } = context
  const plan = {
    prefix: typeof args.prefix === 'string' ? args.prefix : null,
    aisles: Number(args.aisles),
    racks: Number(args.racks),
    levels: Number(args.levels),
  }
  const total = countLocations(plan)
  if (total > maxLocations) throw notPossible(place, tooMany, { count: total, max: maxLocations })
  const { rows } = await sql<{ name: string }>`select lower(location_name) as name from warehouse_location
    where tenant_id = ${session.tenantId} and warehouse_id = ${warehouse.id} and not is_deleted`.execute(tx)
  const there = new Set(rows.map(({ name }) => name))
  const made = plannedLocations(plan)
    .filter(({ locationName }) => !there.has(locationName.toLowerCase()))
    .map((location) => ({
      base: baseRow(context),
      values: {
        ...location,
        warehouseId: warehouse.id,
        locationType: args.locationType,
        orgId: warehouse.orgId ?? null,
        isActive: true,
      },
    }))
  if (made.length === 0) throw notPossible(place, allThere)
  await insertRecords(tx, model, made)
  const history = made.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'create', changes: {} }))
  await writeHistory(tx, session, model, context.at, history)
  return { count: made.length }
}
