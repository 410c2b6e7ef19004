import type { WorkingCalendar } from '@bip/contract/calendar'
import { workdaysBetween } from '@bip/contract/resources'
import { workingDays } from '../../../seed/demo/holidays.ts'
import { type DemoRecord, idAt, type World } from '../../../seed/demo/world.ts'
import { type DemoProject, projectRoles } from './projects.ts'
import type { Scheduled } from './schedule.ts'

const roleNames: Readonly<Record<string, string>> = {
  manager: '项目经理',
  mechanical: '机械设计',
  electrical: '电气设计',
  software: '软件调试',
  site: '现场工程师',
  purchasing: '采购',
  making: '加工计划',
  assembly: '装配班长',
  quality: '质量工程师',
  sales: '商务',
}

/** Who has which role in each project. */
export const makeProjectRoles = (world: World, projects: readonly DemoProject[]): DemoRecord[] =>
  projects.flatMap(({ id, at, by, roles, template, values }, of) =>
    projectRoles.flatMap((role, index): DemoRecord[] => {
      const person = roles.get(role)
      if (!person || template.id === '') return []
      const own = {
        projectId: id,
        memberName: roleNames[role] ?? role,
        roleDict: role,
        templateId: template.id,
        userId: person.id,
        allocation: role === 'manager' ? '50' : '30',
        joinsOn: values.planStart,
        leavesOn: values.actualEnd,
        duties: null,
        remark: null,
      }
      return [{ id: idAt(at, 50_000 + of * 20 + index), at, by: by ?? world.admin, values: own }]
    }),
  )

/** The items of all projects, with the links of their templates. */
export const makePlanItems = (world: World, projects: readonly DemoProject[]): DemoRecord[] => {
  const calendar = workingDays(world)
  return projects.flatMap((project, of) => {
    const ids = new Map(project.plan.map(({ key }, at) => [key, idAt(project.at, 100_000 + of * 1000 + at)]))
    return project.plan.map((item) => ({
      id: ids.get(item.key) ?? '',
      at: project.at,
      by: project.by,
      values: { projectId: project.id, ...valuesOf(world, project, item, calendar), ...linksOf(ids, item) },
    }))
  })
}

/** Plans as they were agreed with the customer, and of some as they were agreed anew, to compare with. */
export const makeBaselines = (world: World, projects: readonly DemoProject[]): DemoRecord[] =>
  projects.flatMap((project, of) => {
    const { id: projectId, at, by, plan, values } = project
    if (values.projectStatus !== 'running') return []
    const kept = (nth: number, baselineName: string, daysOf: (item: Scheduled) => readonly [number, number]): DemoRecord => {
      const id = idAt(at, 90_000 + of * 10 + nth)
      const items = plan.map((item, line) => ({
        ...{ id: `${id}-${line + 1}`, itemId: idAt(at, 100_000 + of * 1000 + line), itemNo: item.itemNo, itemName: item.name },
        ...{ planStart: world.calendar.day(daysOf(item)[0]), planEnd: world.calendar.day(daysOf(item)[1]) },
      }))
      const endsOn =
        items
          .map(({ planEnd }) => planEnd)
          .toSorted()
          .at(-1) ?? null
      return { id, at, by, values: { projectId, baselineName, note: null, itemCount: String(items.length), endsOn, items } }
    }
    const first = kept(0, '合同版', ({ base }) => base)
    return of % 3 === 0 ? [first, kept(1, '变更后', ({ base, plan: now }) => (base[0] % 2 === 0 ? now : base))] : [first]
  })

function linksOf(ids: ReadonlyMap<string, string>, item: Scheduled) {
  const id = ids.get(item.key) ?? ''
  const links = item.after.map((key, at) => ({
    id: `${id}${String(at).padStart(2, '0')}`,
    predecessorId: ids.get(key),
    linkType: 'FS',
    lag: '0',
  }))
  return { parentId: item.parent ? ids.get(item.parent) : null, links }
}

function valuesOf(world: World, { roles }: DemoProject, item: Scheduled, calendar: WorkingCalendar): Record<string, unknown> {
  const day = (offset: number | null): string | null => (offset === null ? null : world.calendar.day(offset))
  const owner = roles.get(item.role)
  const [planStart, planEnd] = [world.calendar.day(item.plan[0]), world.calendar.day(item.plan[1])]
  const hours = Math.max(1, item.days) * 8
  // Of what begins in some weeks not everything has found its owner.
  const isOpen = item.status === 'toStart' && item.plan[0] > 10 && item.plan[0] % 9 === 0
  return {
    itemNo: item.itemNo,
    planItemName: item.name,
    itemType: item.type,
    phase: item.phase,
    planStatus: item.status,
    statusBefore: item.status === 'changing' ? 'toStart' : null,
    roleDict: item.role,
    ownerId: isOpen ? null : (owner?.id ?? null),
    deptId: owner?.deptId ?? null,
    memberIds: [],
    planStart,
    planEnd,
    duration: item.type === 'milestone' ? '0' : String(workdaysBetween(planStart, planEnd, calendar)),
    deadline: item.key === '!fat' ? planEnd : null,
    actualStart: day(item.actualStart),
    actualEnd: day(item.actualEnd),
    baselineStart: item.status === 'planning' ? null : day(item.base[0]),
    baselineEnd: item.status === 'planning' ? null : day(item.base[1]),
    progress: String(item.progress),
    plannedHours: item.type === 'phase' ? null : `${hours}.0`,
    actualHours: item.actualStart === null || item.type === 'phase' ? null : `${Math.round((hours * item.progress) / 100)}.0`,
    isProofRequired: item.type === 'milestone',
    deliverable: item.deliverable,
    proofFiles: [],
    completionNote: item.actualEnd === null ? null : '按计划完成，资料已归档。',
    delayReason: item.delayReason,
    delayNote: null,
    changeReason: item.status === 'changing' ? '客户推迟样件到货' : null,
    changeType: item.status === 'changing' ? 'date' : null,
    remark: null,
  }
}
