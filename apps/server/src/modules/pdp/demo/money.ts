import { computeInto } from '@bip/contract'
import { delivered, pdpExecutePricing, projectBudget } from '@bip/contract/resources'
import { createRandom } from '../../../seed/demo/random.ts'
import type { DemoContext } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import type { DemoProject } from './projects.ts'

const shares = [
  ['material', 'making', 0.48],
  ['outsourcing', 'making', 0.14],
  ['labour', 'assembly', 0.2],
  ['design', 'design', 0.1],
  ['transport', 'delivered', 0.05],
  ['travel', 'delivered', 0.03],
] as const

const projectsOf = (world: World) => madeOf<DemoProject>(world, 'project')
const numberOf = (prefix: string, day: string, index: number) =>
  `${prefix}-${day.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`
const yuan = (value: number): string => `${Math.round(value)}.00`

/** Lines and record with what is computed of them. */
function computed(
  core: typeof projectBudget | typeof pdpExecutePricing | typeof delivered,
  values: Record<string, unknown>,
  key: string,
) {
  const field = Object.entries(core.fields).find(([name]) => name === key)?.[1]
  const lines = values[key]
  if (field?.kind === 'lines' && Array.isArray(lines)) for (const line of lines) computeInto(field.fields, line)
  computeInto(core.fields, values)
  return values
}

/** A budget for each project that has begun; what is spent and what it will come to is that of the project. */
export function makeBudgets(world: World): DemoRecord[] {
  return projectsOf(world).map((project, index) => {
    const { id: projectId, at, by, values: held } = project
    const [budget, actual, forecast] = [
      Number(held.budget ?? 0),
      Number(held.actualCost ?? 0),
      Number(held.forecastCost ?? held.budget ?? 0),
    ]
    const id = idAt(at, 400_000 + index)
    const lines = shares.map(([costType, phase, share], line) => ({
      ...{ id: `${id}${line}`, costType, phase, planned: yuan(budget * share), committed: '0.00', booked: '0.00' },
      ...{ otherCost: yuan(actual * share), toComplete: yuan(Math.max(0, forecast - actual) * share), remark: null },
    }))
    const values = {
      ...{
        budgetNo: numberOf('YS', at, index),
        projectId,
        edition: 'A',
        ownerId: by.id,
        currency: 'CNY',
        threshold: '90',
        lines,
      },
      budgetStatus: held.projectStatus === 'draft' ? 'draft' : held.projectStatus === 'inApproval' ? 'inApproval' : 'passed',
      warning: forecast > budget ? 'over' : forecast >= budget * 0.9 ? 'near' : 'none',
      attachments: [],
    }
    return { id, at, by, values: computed(projectBudget, values, 'lines') }
  })
}

/** What the execution of projects was priced at, before they began. */
export function makePricings(world: World): DemoRecord[] {
  return projectsOf(world).map((project, index) => {
    const { id: projectId, at, by, values: held } = project
    const id = idAt(at, 410_000 + index)
    const names = ['标准件与机器人', '机加工外协', '装配调试', '设计', '运输安装', '差旅'] as const
    const lines = shares.map(([costType, , share], line) => ({
      ...{
        id: `${id}${line}`,
        costType,
        itemName: names[line] ?? '',
        quantity: '1.00',
        price: yuan(Number(held.budget ?? 0) * share),
        remark: null,
      },
    }))
    const values = {
      ...{ pricingNo: numberOf('HJ', at, index), pricingName: `${held.projectName}核价`, projectId, configId: null },
      ...{
        pricedOn: at.slice(0, 10),
        pricerId: by.id,
        currency: 'CNY',
        lines,
        overheadRate: '8.00',
        profitRate: '15.00',
        attachments: [],
      },
      pricingStatus: held.projectStatus === 'draft' ? 'draft' : 'passed',
    }
    return { id, at, by, values: computed(pdpExecutePricing, values, 'lines') }
  })
}

/** The rates by which projects are priced. */
export const makeExecutionConfigs = (world: World): DemoRecord[] =>
  (
    [
      ['整线项目', 'line', '9.00', '16.00'],
      ['标准设备', 'standard', '8.00', '18.00'],
      ['新机研制', 'newEquipment', '10.00', '20.00'],
      ['改造升级', 'upgrade', '7.00', '20.00'],
    ] as const
  ).map(([configName, projectType, overheadRate, profitRate], index) => {
    const at = world.calendar.at(-730, 9)
    const values = {
      ...{
        configName,
        orgId: '100006',
        projectType,
        overheadRate,
        profitRate,
        hourRate: '50.00',
        travelRate: '450.00',
        warnShare: '90',
      },
      ...{ validFrom: world.calendar.day(-730), validTo: null, isActive: true, remark: null },
    }
    return { id: idAt(at, index), at, by: world.admin, values }
  })

/** Stations for the assembly of each project. */
export function makeStations(world: World): DemoRecord[] {
  const random = createRandom('stations')
  return projectsOf(world).flatMap((project, index): DemoRecord[] => {
    const phase = project.plan.find(({ type, phase }) => type === 'phase' && phase === 'assembly')
    if (!phase || project.values.projectStatus === 'draft') return []
    const { id: projectId, at, by } = project
    const isSoon = phase.plan[0] > 20
    const first = random.whole(1, 30)
    const count = random.whole(2, 6)
    const values = {
      ...{ applyNo: numberOf('GW', at, index), projectId, planItemId: null, workshop: random.pick(['assembly1', 'assembly2']) },
      ...{
        applyStatus: isSoon ? random.pick(['draft', 'inApproval']) : 'passed',
        stationCount: String(count),
        area: `${count * 40}.0`,
      },
      ...{
        startsOn: world.calendar.day(phase.plan[0]),
        endsOn: world.calendar.day(phase.plan[1]),
        power: '三相 380 V 63 A，0.6 MPa',
      },
      ...{
        craneTons: '5.0',
        applicantId: by.id,
        reason: '整机装配与调试',
        stationNos: isSoon ? null : `A${first}–A${first + count - 1}`,
      },
      ...{ auditorId: isSoon ? null : world.admin.id, auditedAt: isSoon ? null : at, auditRemark: null, attachments: [] },
    }
    return [{ id: idAt(at, 420_000 + index), at, by, values }]
  })
}

/** What goes out within weeks is on its way or packed; days count from today. */
const statusToCome = (day: number): string => (day <= 30 ? 'shipped' : day <= 75 ? 'packed' : 'planned')

/** What is on its way left days ago, on which nobody signed yet. */
const shippedOn = (world: World, day: number, isGone: boolean): string | null =>
  isGone ? world.calendar.day(day) : statusToCome(day) === 'shipped' ? world.calendar.day(-2) : null

/** Deliveries of projects that are packed or gone, with what was in them. */
export async function storeDeliveries(context: DemoContext): Promise<void> {
  const { world } = context
  const random = createRandom('deliveries')
  const items: DemoRecord[] = []
  const deliveries = projectsOf(world).flatMap((project, index): DemoRecord[] => {
    const ship = project.plan.find(({ type }) => type === 'delivery')
    if (!ship || project.values.projectStatus === 'draft') return []
    const { at, by } = project
    const id = idAt(at, 500_000 + index)
    const isGone = ship.actualEnd !== null
    const hasDefect = isGone && random.chance(0.15)
    const units = project.plan.filter(({ key }) => key.startsWith('build.')).map(({ name }) => name.replace(' 机械装配', ''))
    const packages = units.map((content, line) => ({
      ...{
        id: `${id}${line}`,
        packageNo: String(line + 1),
        content,
        quantity: '1',
        dimensions: '3200×1600×2000',
        weight: `${random.whole(300, 1800)}.0`,
      },
    }))
    for (const [line, itemName] of units.entries()) {
      const isBad = hasDefect && line === 0
      const values = {
        ...{
          deliveredId: id,
          itemName,
          quantity: '1.00',
          unit: 'set',
          serialNo: `${project.values.projectCode}-${line + 1}`,
          packageNo: String(line + 1),
        },
        ...{
          acceptance: isBad ? 'defect' : isGone ? 'passed' : 'waiting',
          defect: isBad ? '外罩磕碰，需补漆' : null,
          photos: [],
        },
      }
      items.push({ id: idAt(at, 510_000 + index * 20 + line), at, by, values })
    }
    const values = {
      ...{ deliveredNo: numberOf('JF', at, index), projectId: project.id, deliveryType: 'equipment', planItemId: null },
      ...{
        deliveredStatus: hasDefect ? 'defective' : isGone ? 'accepted' : statusToCome(ship.plan[1]),
        planDate: world.calendar.day(ship.plan[1]),
      },
      ...{
        shippedOn: shippedOn(world, isGone ? (ship.actualEnd ?? 0) : ship.plan[1], isGone),
        acceptedOn: isGone ? world.calendar.day(Math.min(-1, (ship.actualEnd ?? 0) + 3)) : null,
      },
      ...{ ownerId: by.id, receiverName: '设备部', address: project.values.siteAddress, carrier: '德邦物流', packages },
      ...{ signerName: isGone ? '设备部' : null, signature: [], photos: [], attachments: [] },
    }
    return [{ id, at, by, values: computed(delivered, values, 'packages') }]
  })
  await store(context, 'delivered', deliveries)
  await store(context, 'deliveredItem', items)
}
