import { computeInto } from '@bip/contract'
import { planOrderItem } from '@bip/contract/resources'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { type DemoPhase, type DemoPlanOrder, progressOf } from './planOrders.ts'

/** What each phase is made of, one item for each of its tasks. */
export function makePlanItems(world: World, count: number): DemoRecord[] {
  const random = createRandom('planItems')
  const today = world.calendar.day(0)
  const records: DemoRecord[] = []
  for (const { order, placed, id, at, values } of madeOf<DemoPhase>(world, 'planOrderPhase')) {
    const people = peopleOf(world, placed.spec.dept)
    for (const task of placed.tasks) {
      const progress = progressOf(task, order.slip, today)
      const owner = people.length > 0 ? random.pick(people).id : null
      records.push({
        id: idAt(at, records.length),
        at,
        by: order.by,
        values: {
          planOrderId: order.id,
          phaseId: id,
          itemName: task.name,
          itemStatus: progress >= 100 ? 'done' : progress > 0 ? 'doing' : 'open',
          deptId: values.deptId,
          ownerId: owner,
          startDate: task.startDate,
          endDate: task.endDate,
          planHours: task.hours.toFixed(1),
          startedOn: progress > 0 ? task.startDate : null,
          completedOn: progress >= 100 ? task.endDate : null,
          completedBy: progress >= 100 ? owner : null,
          remark: null,
        },
      })
    }
  }
  return records.slice(-count)
}

/** What plan orders are about: the lines of the sales order that each was made from. */
export function makePlanOrderItems(world: World, count: number): DemoRecord[] {
  const random = createRandom('planOrderItems')
  const sold = new Map(madeOf(world, 'saleOrder').map((order) => [order.id, order]))
  const records: DemoRecord[] = []
  for (const order of madeOf<DemoPlanOrder>(world, 'planOrder')) {
    const source = sold.get(String(order.values.saleOrderId))
    const isDone = Number(order.values.progress) >= 60
    for (const [at, line] of ((source?.values.lines ?? []) as Record<string, unknown>[]).entries()) {
      const ready = isDone ? line.quantity : random.chance(0.5) ? line.quantity : '0.0000'
      const values: Record<string, unknown> = {
        planOrderId: order.id,
        itemNo: String((at + 1) * 10),
        materialId: line.materialId,
        quantity: line.quantity,
        neededOn: order.values.startDate,
        phaseId: null,
        readyQuantity: ready,
        sourceNo: source?.values.no,
        remark: null,
      }
      computeInto(planOrderItem.fields, values)
      records.push({ id: idAt(order.at, records.length), at: order.at, by: order.by, values })
    }
  }
  return records.slice(-count)
}
