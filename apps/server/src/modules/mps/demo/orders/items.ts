import { createRandom, type Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, madeOf, peopleOf, type World } from '../../../../seed/demo/world.ts'
import type { Order } from './orders.ts'

type Step = Record<string, unknown>

const hours = (step: Step, quantity: number) => (Number(step.setupMinutes) + Number(step.runMinutes) * quantity) / 60

/** Operations of an item, one after the other from its first day, each at a station of its step. */
function operationsOf(world: World, random: Random, { id, days, steps }: Order, quantity: number, made: number): Step[] {
  let [day, hour] = [days + 4, 8]
  return steps.map((step, at) => {
    const plannedHours = hours(step, quantity)
    const begins = world.calendar.planned(day, hour, 0)
    hour += Math.max(1, Math.ceil(plannedHours))
    day += Math.floor((hour - 8) / 8)
    hour = 8 + ((hour - 8) % 8)
    const isDone = at < made
    return {
      ...{ id: `${id}o${at}`, stepNo: step.stepNo, processId: step.processId, workGroupId: step.workGroupId },
      stationId: random.pick([...((step.stationIds as string[]) ?? []), null]),
      ...{ setupMinutes: step.setupMinutes, runMinutes: step.runMinutes, waitMinutes: step.waitMinutes },
      ...{
        moveMinutes: step.moveMinutes,
        crew: step.crew,
        plannedStart: begins,
        plannedEnd: world.calendar.planned(day, hour, 0),
      },
      ...{ isPinned: false, plannedHours: plannedHours.toFixed(2), finishedQuantity: (isDone ? quantity : 0).toFixed(4) },
      ...{ reportedHours: (isDone ? plannedHours * (0.85 + random.next() * 0.4) : 0).toFixed(2), note: null },
    }
  })
}

const sum = (steps: readonly Step[], key: string) => steps.reduce((total, step) => total + Number(step[key]), 0).toFixed(2)

/** An item for each order that is released; those under way are somewhere between their operations. */
export function makeItems(world: World, count: number): DemoRecord[] {
  const random = createRandom('order items')
  const orders = madeOf<Order>(world, 'mo').filter(({ values }) => values.splitStatus === '2')
  return orders.slice(-count).map((order) => {
    const { id, at, by, values, steps } = order
    const quantity = Number(values.quantity)
    const isPaused = values.moStatus === 'running' && random.chance(0.06)
    const made = values.moStatus === 'done' ? steps.length : values.moStatus === 'running' ? random.whole(0, steps.length - 1) : 0
    const operations = operationsOf(world, random, order, quantity, made)
    return {
      ...{ id: `${id}i`, at, by },
      values: {
        ...{ itemNo: `${values.billNo}-001`, moId: id, parentItemId: null, itemStatus: isPaused ? 'paused' : values.moStatus },
        ...{ scheduleStatus: isPaused ? '2' : '1', requisitionStatus: values.requisitionStatus, quantity: values.quantity },
        ...{ finishedQuantity: values.finishedQuantity, workGroupId: operations[0]?.workGroupId ?? null },
        ...{ priority: values.priority, dueDate: values.dueDate, plannedStart: values.plannedStart },
        ...{ plannedEnd: values.plannedEnd, operations, plannedHours: sum(operations, 'plannedHours') },
        ...{ reportedHours: sum(operations, 'reportedHours') },
        pauseReason: isPaused ? random.pick(['material', 'design', 'quality', 'people']) : null,
        pauseNote: isPaused ? random.pick(['等待伺服电机到货', '夹具图纸升版', '焊缝返修', '调试人员出差']) : null,
        ...{ pausedAt: isPaused ? world.calendar.at(-random.whole(1, 6), 14, 0) : null, pausedFrom: isPaused ? 'running' : null },
        remark: null,
      },
    }
  })
}

/** So many reports are of these days, about what is under way. */
const [freshReports, freshDays] = [90, 6]

/** Reports on what was done: the last of them wait for their audit. */
export function makeReports(world: World, count: number): DemoRecord[] {
  const random = createRandom('working hours')
  const people = madeOf(world, 'workManpower')
  const foremen = peopleOf(world, 'd10')
  const items = madeOf(world, 'moItem').filter(({ values }) => Number(values.reportedHours) > 0)
  const counters = new Map<string, number>()
  const reported = items.slice(-count)
  return reported.flatMap((item, index) => {
    const done = (item.values.operations as Step[]).filter((step) => Number(step.reportedHours) > 0)
    const step = done[index % Math.max(done.length, 1)]
    if (!step || people.length === 0) return []
    const own = people.filter(({ values }) => values.workGroupId === step.workGroupId)
    const fresh = freshReports - (reported.length - index) // below 0 for what was done long ago
    const planned = String(step.plannedStart).slice(0, 10)
    const day = fresh < 0 ? planned : world.calendar.day(-freshDays + Math.floor((fresh * freshDays) / freshReports))
    const [reportedOn = day] = [day, world.calendar.day(-1)].toSorted()
    const month = reportedOn.slice(0, 7).replace('-', '')
    counters.set(month, (counters.get(month) ?? 0) + 1)
    const worked = Math.min(10, Number(step.reportedHours))
    const worker = random.pick(own.length > 0 ? own : people)
    const at = `${reportedOn}T09:30:00.000Z`
    const isNew = reportedOn > world.calendar.day(-4)
    const foreman = random.pick(foremen)
    const quantity = Number(item.values.quantity)
    return {
      ...{ id: `${item.id}r`, at, by: foreman },
      values: {
        ...{ no: `GS-${month}-${String(counters.get(month)).padStart(4, '0')}`, reportedOn },
        ...{ reportStatus: isNew ? random.pick(['draft', 'submitted']) : 'audited', itemId: item.id, stepNo: step.stepNo },
        ...{ processId: step.processId, workGroupId: step.workGroupId ?? worker.values.workGroupId, shiftKind: 'day' },
        people: [
          {
            ...{ id: `${item.id}p`, workerId: worker.id, activity: 'run', hours: Math.max(0.5, worked).toFixed(2) },
            ...{ goodQuantity: quantity.toFixed(4), scrapQuantity: '0.0000', note: null },
          },
        ],
        ...{ totalHours: Math.max(0.5, worked).toFixed(2), goodTotal: quantity.toFixed(4), scrapTotal: '0.0000' },
        ...{ standardHours: ((Number(step.runMinutes) * quantity) / 60).toFixed(2), auditorId: isNew ? null : foreman.id },
        ...{ rejectReason: null, remark: null },
      },
    }
  })
}
