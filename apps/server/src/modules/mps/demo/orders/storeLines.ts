import { sql } from 'kysely'
import { ahead } from '../../../../seed/demo/ahead.ts'
import type { DemoContext } from '../../../../seed/demo/step.ts'
import { store } from '../../../../seed/demo/store.ts'
import { type DemoRecord, madeOf } from '../../../../seed/demo/world.ts'
import type { Order } from './orders.ts'

type Line = Record<string, unknown>

const column = (lines: readonly Line[], key: string): string[] => lines.map((line) => String(line[key]))
const maybe = (lines: readonly Line[], key: string): (string | null)[] =>
  lines.map((line) => (line[key] as string | null) ?? null)

/**
 * Stores records without their lines, and the lines as columns in one statement: there are tens of thousands of them, and what they have
 * of their order the database knows.
 */
async function storeBeside(
  context: DemoContext,
  key: string,
  records: readonly DemoRecord[],
  lines: string,
  insert: (lines: readonly (Line & { parentId: string; at: number })[]) => Promise<unknown>,
): Promise<void> {
  const bare = records.map((record) => ({ ...record, values: { ...record.values, [lines]: [] } }))
  await store(context, key, bare)
  context.world.made.set(key, records)
  const all = records.flatMap(({ id, values }) =>
    (values[lines] as Line[]).map((line, index) => ({ ...line, parentId: id, at: index + 1 })),
  )
  await ahead(context.tx, () => insert(all))
}

/** Orders with what goes into them. */
export const storeOrders = (context: DemoContext, orders: readonly DemoRecord[]): Promise<void> =>
  storeBeside(context, 'mo', orders, 'components', (lines) => {
    const { tenantId } = context.config
    return sql`insert into mo_components (tenant_id, id, parent_id, line_no, material_id, per_piece, scrap_rate, warehouse_id)
      select ${tenantId}, c.id, c.parent_id, c.at, c.material_id, c.per_piece, c.scrap_rate, m.default_warehouse_id
      from unnest(${column(lines, 'id')}::text[], ${column(lines, 'parentId')}::text[], ${column(lines, 'at')}::int[],
        ${column(lines, 'materialId')}::text[], ${column(lines, 'perPiece')}::numeric[], ${column(lines, 'scrapRate')}::numeric[])
        c (id, parent_id, at, material_id, per_piece, scrap_rate)
      left join material m on m.tenant_id = ${tenantId} and m.id = c.material_id`.execute(context.tx)
  })

/** Items with their operations, which have the times of the steps of their routes. */
export function storeItems(context: DemoContext, items: readonly DemoRecord[]): Promise<void> {
  const orders = new Map(madeOf<Order>(context.world, 'mo').map(({ id, steps }) => [id, steps]))
  const stepsOf = new Map(items.map(({ id, values }) => [id, orders.get(String(values.moId))]))
  return storeBeside(context, 'moItem', items, 'operations', (lines) => {
    const { tenantId } = context.config
    const steps = lines.map(({ parentId, at }) => stepsOf.get(parentId)?.[at - 1]?.id)
    return sql`insert into mo_item_operations (tenant_id, id, parent_id, line_no, step_no, process_id, work_group_id, station_id, setup_minutes,
        run_minutes, wait_minutes, move_minutes, crew, planned_start, planned_end, is_pinned, planned_hours, finished_quantity, reported_hours)
      select ${tenantId}, x.id, x.parent_id, x.at, s.step_no, s.process_id, s.work_group_id, x.station_id, s.setup_minutes, s.run_minutes,
        s.wait_minutes, s.move_minutes, s.crew, x.planned_start, x.planned_end, false, x.planned_hours, x.finished, x.reported
      from unnest(${column(lines, 'id')}::text[], ${column(lines, 'parentId')}::text[], ${column(lines, 'at')}::int[], ${steps}::text[],
        ${maybe(lines, 'stationId')}::text[], ${column(lines, 'plannedStart')}::timestamptz[], ${column(lines, 'plannedEnd')}::timestamptz[],
        ${column(lines, 'plannedHours')}::numeric[], ${column(lines, 'finishedQuantity')}::numeric[], ${column(lines, 'reportedHours')}::numeric[])
        x (id, parent_id, at, step_id, station_id, planned_start, planned_end, planned_hours, finished, reported)
      join produce_route_steps s on s.tenant_id = ${tenantId} and s.id = x.step_id`.execute(context.tx)
  })
}
