import { computeInto } from '@bip/contract'
import { planOrderCategory } from '@bip/contract/resources'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type Person, peopleOf, type World } from '../../../seed/demo/world.ts'
import { categories, phases, stations } from './phases.ts'

/** Who keeps the settings of planning. */
const planners = (world: World): readonly Person[] => peopleOf(world, 'd06')

const kept = (world: World, name: string, index: number, values: Record<string, unknown>): DemoRecord => {
  const at = world.calendar.at(-800 + index, 9, index % 60)
  return { id: idAt(at, index), at, by: createRandom(`${name}${index}`).pick(planners(world)), values }
}

/** The record of a code, by the field that holds it. */
export const coded = (world: World, key: string, field: string, code: string | null): string | null =>
  madeOf(world, key).find(({ values }) => values[field] === code)?.id ?? null

export const makeStations = (world: World, count: number): DemoRecord[] =>
  stations.slice(0, count).map(([code, name, dept, kind, skills], index) => {
    const head = world.people.find(({ deptId, isHead }) => deptId === dept && isHead)
    return kept(world, 'station', index, {
      stationCode: code,
      stationName: name,
      deptId: dept,
      orgId: dept === 'd12' ? '100010' : '100006',
      workshop: null,
      leaderId: head?.id ?? null,
      capacity: kind === 'DES' ? '6' : kind === 'PKG' ? '4' : '2',
      maxPeople: kind === 'DES' ? '12' : '8',
      hoursPerDay: '8.0',
      skills,
      qualification: kind === 'ELE' ? '低压电工证' : null,
      isActive: true,
      remark: null,
    })
  })

export const makePhaseInfos = (world: World, count: number): DemoRecord[] =>
  phases.slice(0, count).map((phase, index) =>
    kept(world, 'phase', index, {
      phaseCode: phase.code,
      phaseName: phase.name,
      sort: String((index + 1) * 10),
      deptId: phase.dept,
      stationId: coded(world, 'planStation', 'stationCode', phase.station && `${phase.station}-1`),
      positionDictCode: phase.positions,
      standardDays: String(phase.tasks.reduce((sum, [, days]) => sum + days, 0)),
      standardHours: phase.tasks.reduce((sum, [, , hours]) => sum + hours, 0).toFixed(1),
      standardPeople: String(phase.people),
      isMilestone: phase.isMilestone,
      needsMaterial: phase.needsMaterial,
      isActive: true,
      remark: null,
    }),
  )

export const makeCategories = (world: World, count: number): DemoRecord[] =>
  categories.slice(0, count).map((category, index) => {
    const record = kept(world, 'category', index, {
      categoryCode: category.code,
      categoryName: category.name,
      categoryType: category.type,
      deptId: category.dept,
      isActive: true,
      remark: null,
    })
    const tasks = category.phases.flatMap((code) => {
      const phase = phases.find((one) => one.code === code)
      return (phase?.tasks ?? []).map(([taskName, days, hours]) => ({
        phaseInfoId: coded(world, 'planPhaseInfo', 'phaseCode', code),
        taskName,
        deptId: phase?.dept,
        days: String(days),
        hours: hours.toFixed(1),
        people: String(phase?.people ?? 1),
        remark: null,
      }))
    })
    record.values.tasks = tasks.map((task, at) => ({ ...task, id: `${record.id}${String(at + 1).padStart(3, '0')}` }))
    computeInto(planOrderCategory.fields, record.values)
    return record
  })

export const makeProductDepts = (world: World, count: number): DemoRecord[] =>
  categories
    .flatMap((category) => category.products.map((product) => ({ category, product })))
    .slice(0, count)
    .map(({ category, product }, index) => {
      const head = world.people.find(({ deptId, isHead }) => deptId === category.dept && isHead)
      const size = world.people.filter(({ deptId }) => deptId === category.dept).length
      return kept(world, 'productDept', index, {
        productLine: product,
        deptId: category.dept,
        orgId: '100006',
        categoryId: coded(world, 'planOrderCategory', 'categoryCode', category.code),
        managerId: head?.id ?? null,
        maxPeople: String(size),
        hoursPerDay: (size * 8).toFixed(1),
        efficiency: `${85 + (index % 4) * 5}.00`,
        isActive: true,
        remark: null,
      })
    })

const places = [
  '苏州工业园',
  '常州武进',
  '合肥经开区',
  '宁德蕉城',
  '东莞松山湖',
  'KCN Quế Võ, Bắc Ninh',
  'KCN Vân Trung, Bắc Giang',
]

/** Projects of the customers that ordered most, with their sites. */
export function makeProjectConfigs(world: World, count: number): DemoRecord[] {
  const random = createRandom('planProjects')
  const managers = peopleOf(world, 'd05')
  const customers = [...new Set(madeOf(world, 'saleOrder').map(({ values }) => String(values.customerId)))]
  const names = new Map(madeOf(world, 'customer').map(({ id, values }) => [id, String(values.shortName ?? values.fullname)]))
  return customers.slice(0, count).map((customerId, index) => {
    const category = random.pick(categories)
    const from = -700 + Math.floor((index * 700) / count)
    const site = random.pick(places)
    return kept(world, 'project', index, {
      projectNo: `P${String(2400 + index).padStart(5, '0')}`,
      projectName: `${names.get(customerId)} ${random.pick(category.products)}`,
      customerId,
      categoryId: coded(world, 'planOrderCategory', 'categoryCode', category.code),
      orgId: '100006',
      managerId: random.pick(managers).id,
      siteLeaderId: random.pick(managers).id,
      siteName: site,
      siteAddress: `${site} ${random.whole(1, 200)}`,
      startDate: world.calendar.day(from),
      endDate: world.calendar.day(from + 400),
      workdays: site.startsWith('KCN') ? '6' : '5',
      hoursPerDay: '8.0',
      maxPeople: String(random.whole(5, 40)),
      isActive: true,
      remark: null,
    })
  })
}
