import { createRandom, type Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../../seed/demo/world.ts'

type Step = Record<string, unknown>
export type Order = DemoRecord & { days: number; steps: readonly Step[] }

/** Orders over so many days, of which the last ones, made within so many days, are open. */
const [allDays, openDays, openShare] = [640, 125, 5 / 12]

const stateAt = (random: Random, days: number): string => {
  if (days < -openDays) return random.chance(0.03) ? 'cancelled' : 'done'
  if (days < -90) return random.chance(0.75) ? 'running' : 'released'
  if (days < -30) return random.chance(0.15) ? 'running' : 'released'
  return random.chance(0.7) ? 'released' : 'planned'
}

/** Days from today to that on which the order of a number was made. */
const dayOf = (index: number, count: number): number => {
  const closed = Math.round(count * (1 - openShare))
  if (index < closed) return -allDays + Math.floor((index * (allDays - openDays)) / closed) - 1
  return -Math.floor(((count - 1 - index) * openDays) / (count - closed)) - 1
}

/** What goes into a piece: bought parts, and now and then something that is made as well. */
function componentsOf(world: World, random: Random, id: string): Step[] {
  const materials = madeOf(world, 'material')
  const bought = Array.from({ length: random.whole(3, 7) }, () => random.pick(materials))
  return [...new Set(bought)].map((material, at) => ({
    ...{ id: `${id}c${at}`, materialId: material.id },
    perPiece: material.values.category === 'standard' ? `${random.whole(2, 24)}.000000` : `${random.whole(1, 4)}.000000`,
    ...{ scrapRate: random.pick(['0.00', '0.00', '2.00']), warehouseId: material.values.defaultWarehouseId ?? null },
    ...{ stepNo: null, remark: null },
  }))
}

const hoursOf = (steps: readonly Step[], quantity: number): number =>
  steps.reduce((sum, step) => sum + (Number(step.setupMinutes) + Number(step.runMinutes) * quantity) / 60, 0)

/** Orders over two years: more than half are done, those of the last months are under way, some are made for others. */
export function makeOrders(world: World, count: number): Order[] {
  const random = createRandom('manufacturing orders')
  const routes = madeOf(world, 'produceRoute').filter(({ values }) => values.routeStatus === 'released' && values.materialId)
  const sales = madeOf(world, 'saleOrder')
  const planners = peopleOf(world, 'd06')
  const counters = new Map<string, number>()
  const made: Order[] = []
  if (routes.length === 0) return made
  for (let index = 0; index < count; index += 1) {
    const days = dayOf(index, count)
    const at = world.calendar.at(days, random.whole(8, 16), random.whole(0, 59))
    const id = idAt(at, index)
    const year = at.slice(0, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    const route = random.pick(routes)
    const steps = route.values.steps as Step[]
    // Lots have become smaller: what is open is done within months.
    const quantity = random.pick(days < -openDays ? [1, 1, 2, 4, 6, 10] : [1, 1, 1, 1, 2, 2])
    const state = stateAt(random, days)
    const above = made.length > 8 && random.chance(0.18) ? made[made.length - random.whole(1, 6)] : undefined
    const parent = above && above.values.parentId === null ? above : undefined
    const sale = sales.length > 0 ? sales[Math.floor((index * sales.length) / count)] : undefined
    const planner = random.pick(planners)
    const isOver = state === 'done'
    // What is only planned begins some day after today.
    const begun = state === 'planned' ? random.whole(1, 40) : days
    const [start, end] = [begun + random.whole(3, 9), begun + random.whole(14, 34)]
    const isSplit = state !== 'planned' && state !== 'cancelled'
    made.push({
      ...{ id, at, by: planner, days, steps },
      values: {
        ...{
          billNo: `MO-${year}-${String(counters.get(year)).padStart(5, '0')}`,
          moType: random.pick(['standard', 'project', 'project', 'spare']),
        },
        ...{ moStatus: state, scheduleStatus: isSplit ? '1' : '0', requisitionStatus: isOver || state === 'running' ? '2' : '0' },
        ...{ splitStatus: isSplit ? '2' : '0', parentId: parent?.id ?? null, materialId: route.values.materialId },
        ...{ quantity: quantity.toFixed(4), splitQuantity: (isSplit ? quantity : 0).toFixed(4) },
        ...{ openQuantity: (isSplit ? 0 : quantity).toFixed(4), finishedQuantity: (isOver ? quantity : 0).toFixed(4) },
        ...{ routeId: route.id, saleOrderId: sale?.id ?? null, customerId: sale?.values.customerId ?? null },
        ...{ mtoNo: `MTO${year.slice(2)}${String(index % 900).padStart(4, '0')}`, projectName: random.pick(projects) },
        ...{ orgId: '100006', workshop: random.pick(['assembly1', 'assembly2']), plannerId: planner.id },
        priority: random.pick(['urgent', 'high', 'normal', 'normal', 'normal', 'low']),
        ...{ materialsOn: world.calendar.day(start - 1), plannedStart: world.calendar.day(start) },
        ...{ plannedEnd: world.calendar.day(end), dueDate: world.calendar.day(end + random.whole(-4, 12)) },
        actualStart: ['running', 'done'].includes(state) ? world.calendar.day(Math.min(start, -1)) : null,
        actualEnd: isOver ? world.calendar.day(Math.min(end + random.whole(-3, 5), -1)) : null,
        ...{ plannedHours: hoursOf(steps, quantity).toFixed(2), components: componentsOf(world, random, id) },
        ...{ remark: null, attachments: [] },
      },
    })
  }
  return made
}

const projects = [
  '电池模组装配线',
  '电机定子线',
  '座椅滑轨检测线',
  '仪表台柔性线',
  '变速器装配线',
  '风机总装线',
  '光伏串焊线',
  '冲压自动化线',
]
