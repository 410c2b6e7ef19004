import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, type Employee, idAt, madeOf, type Person, peopleOf, type World } from '../../../seed/demo/world.ts'
import { type Course, type Scheduled, scheduled } from './schedule.ts'
import { templateItems, templates } from './templates.ts'

/** A project with its plan and who has which role in it. */
export type DemoProject = DemoRecord & { plan: readonly Scheduled[]; roles: ReadonlyMap<string, Person>; template: DemoRecord }

/** Days over which projects began, until today. */
const span = 730
const places = ['苏州', '常州', '宁德', '合肥', '西安', '武汉', '佛山', '北宁', '海防', '天津'] as const

/** The departments in which each role is found. */
const departmentsOf: Readonly<Record<string, string>> = {
  manager: 'd05',
  mechanical: 'd05',
  electrical: 'd05',
  software: 'd05',
  site: 'd05',
  purchasing: 'd07',
  making: 'd06',
  assembly: 'd10',
  quality: 'd09',
  sales: 'd03',
}

export const projectRoles = Object.keys(departmentsOf)

function rolesOf(world: World, random: Random): Map<string, Person> {
  const people = new Map<string, readonly Employee[]>()
  return new Map(
    projectRoles.flatMap((role): [string, Person][] => {
      const deptId = departmentsOf[role] ?? ''
      const known = people.get(deptId) ?? peopleOf(world, deptId)
      people.set(deptId, known)
      return known.length > 0 ? [[role, random.pick(known)]] : []
    }),
  )
}

/** How projects go, by the share of tasks that take longer and what they will cost of their budget: most keep to their plans, a few do not. */
const ways = [
  ...Array.from({ length: 5 }, () => ({ slip: 0, cost: [0.88, 0.99] as const })),
  { slip: 0.015, cost: [0.92, 1.0] as const },
  { slip: 0.02, cost: [0.97, 1.04] as const },
  { slip: 0.03, cost: [0.96, 1.02] as const },
  { slip: 0.1, cost: [1.0, 1.05] as const },
  { slip: 0.16, cost: [1.02, 1.1] as const },
]

/** Those of long ago are over, the last ones have not begun. */
function courseOf(random: Random, start: number, length: number): Course & { cost: readonly [number, number] } {
  return { start, ...random.pick(ways), isOver: start + length < -30, isDraft: start > -5 }
}

/** Projects of two years from the templates of the company, oldest first. */
export function makeProjects(world: World, count: number): DemoProject[] {
  const random = createRandom('projects')
  const made = madeOf(world, 'planTemplate')
  const customers = madeOf(world, 'customer').slice(0, 200)
  const won = madeOf(world, 'opps').filter(({ values }) => values.oppsStatusId === 'won')
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index): DemoProject => {
    const start = -span + Math.floor(((index + 0.5) * (span + 20)) / count)
    const at = world.calendar.at(Math.min(-1, start - random.whole(5, 20)), random.whole(8, 17), random.whole(0, 59))
    const year = at.slice(2, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    const of = random.whole(0, 3)
    const [shape, template] = [templates[of] ?? templates[0], made[of]]
    const items = templateItems(shape.units)
    const last = Math.ceil((Math.max(...items.map(({ startDay, days }) => startDay + days)) / 5) * 7)
    const course = courseOf(random, start, last)
    const plan = scheduled(world, random, items, course)
    const roles = rolesOf(world, random)
    const by = roles.get('manager') ?? world.admin
    const opps = won.length > 0 && random.chance(0.7) ? random.pick(won) : undefined
    const customerId = opps?.values.customerId ?? (customers.length > 0 ? random.pick(customers).id : null)
    const customer = madeOf(world, 'customer').find(({ id }) => id === customerId)
    const values = {
      projectCode: `XM${year}-${String(number).padStart(3, '0')}`,
      projectName: `${customer?.values.shortName ?? random.pick(places)}${shape.name.replace('标准计划', '')}`,
      ...headOf(random, shape, { customerId, oppsId: opps?.id ?? null, templateId: template?.id ?? null }),
      ...peopleIn(roles),
      ...datesOf(world, random, plan, course),
      ...moneyOf(random, shape.units.length, course, plan),
    }
    return { id: idAt(at, index), at, by, values, plan, roles, template: template ?? { id: '', at, by, values: {} } }
  })
}

type Shape = (typeof templates)[number]

const headOf = (random: Random, { type, equipment }: Shape, links: Record<string, unknown>) => ({
  projectType: type,
  projectLevel: random.pick(['A', 'B', 'B', 'C']),
  quipmentDictId: equipment,
  quantity: String(random.pick([1, 1, 1, 2, 3])),
  orgId: '100006',
  deptId: 'd05',
  siteAddress: `${random.pick(places)}工业园 ${random.whole(1, 99)} 号`,
  acceptanceTerms: '连续运行 8 小时无故障，节拍与良率达到技术协议要求。',
  closeReason: null,
  attachments: [],
  ...links,
})

const peopleIn = (roles: ReadonlyMap<string, Person>) => ({
  managerId: roles.get('manager')?.id ?? null,
  tpmUserId: roles.get('mechanical')?.id ?? null,
  salesUserId: roles.get('sales')?.id ?? null,
})

/** The phase that the plan is in. */
const phaseIn = (plan: readonly Scheduled[]): string =>
  plan.find(({ type, actualEnd }) => type === 'phase' && actualEnd === null)?.phase ?? 'delivered'

function datesOf(world: World, random: Random, plan: readonly Scheduled[], { isOver, isDraft }: Course) {
  const { day } = world.calendar
  const [first, last] = [Math.min(...plan.map(({ base }) => base[0])), Math.max(...plan.map(({ base }) => base[1]))]
  const ended = Math.max(...plan.map(({ actualEnd }) => actualEnd ?? -1))
  const status = isOver
    ? random.chance(0.75)
      ? 'completed'
      : 'closed'
    : isDraft
      ? random.pick(['draft', 'inApproval'])
      : 'running'
  return {
    projectStatus: status === 'running' && random.chance(0.05) ? 'paused' : status,
    phase: isOver ? 'delivered' : phaseIn(plan),
    planStart: day(first),
    planEnd: day(last),
    deliveryDate: day(last + random.whole(3, 15)),
    actualStart: isDraft ? null : day(first),
    actualEnd: isOver ? day(ended) : null,
    forecastEnd: day(isOver ? ended : last),
    progress: isOver ? '100' : '0',
    delayedCount: '0',
    health: isOver ? 'green' : null,
  }
}

/** A unit costs about half a million to build; what is spent goes with the work done. */
function moneyOf(
  random: Random,
  units: number,
  { isOver, isDraft, cost }: ReturnType<typeof courseOf>,
  plan: readonly Scheduled[],
) {
  const contract = Math.round(units * (60 + random.next() * 50)) * 10_000
  const budget = Math.round(contract * 0.72)
  const forecast = Math.round(budget * (cost[0] + random.next() * (cost[1] - cost[0])))
  const tasks = plan.filter(({ type }) => type !== 'phase')
  const done = tasks.reduce((sum, { progress }) => sum + progress, 0) / Math.max(1, tasks.length * 100)
  return {
    contractNo: `HT-${random.digits(8)}`,
    contractAmount: `${contract}.00`,
    currency: 'CNY',
    budget: `${budget}.00`,
    actualCost: isDraft ? null : `${Math.round(forecast * (isOver ? 1 : done))}.00`,
    forecastCost: isDraft ? null : `${forecast}.00`,
  }
}
