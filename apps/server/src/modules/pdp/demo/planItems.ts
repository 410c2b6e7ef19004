import { workdaysBetween } from '@bip/contract/resources'
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
export const makePlanItems = (world: World, projects: readonly DemoProject[]): DemoRecord[] =>
  projects.flatMap((project, of) => {
    const ids = new Map(project.plan.map(({ key }, at) => [key, idAt(project.at, 100_000 + of * 1000 + at)]))
    return project.plan.map((item) => ({
      id: ids.get(item.key) ?? '',
      at: project.at,
      by: project.by,
      values: { projectId: project.id, ...valuesOf(world, project, item), ...linksOf(ids, item) },
    }))
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

function valuesOf(world: World, { roles }: DemoProject, item: Scheduled): Record<string, unknown> {
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
    duration: item.type === 'milestone' ? '0' : String(workdaysBetween(planStart, planEnd)),
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
