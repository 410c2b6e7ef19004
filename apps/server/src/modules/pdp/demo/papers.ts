import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import type { DemoProject } from './projects.ts'

const reasons = [
  '客户推迟样件到货',
  '长周期件交期延长',
  '客户增加一种产品型号',
  '现场场地未交付',
  '关键岗位人员调整',
  '评审意见需返工',
] as const

/** Changes of plans of the last year, with what was and is. */
export function makeChangeRecords(world: World, count: number): DemoRecord[] {
  const random = createRandom('change records')
  const projects = madeOf<DemoProject>(world, 'project').filter(({ values }) => values.projectStatus !== 'draft')
  const items = Map.groupBy(madeOf(world, 'planItem'), ({ values }) => values.projectId)
  if (projects.length === 0) return []
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - index) * (360 / count))
    const project = random.pick(projects)
    const item = random.pick(items.get(project.id) ?? [project])
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const year = world.calendar.day(days).slice(0, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    const shift = random.whole(1, 15)
    const id = idAt(at, index)
    const end = world.calendar.day(days + 20)
    const values = {
      changeNo: `BG-${year}-${String(counters.get(year)).padStart(4, '0')}`,
      projectId: project.id,
      planItemId: item === project ? null : item.id,
      changeType: random.pick(['date', 'date', 'date', 'scope', 'person']),
      changeReason: random.pick(reasons),
      changedOn: world.calendar.day(days),
      changedBy: project.by.id,
      lines: [{ id: `${id}1`, fieldName: '计划完成', oldValue: end, newValue: world.calendar.day(days + 20 + shift) }],
      shiftDays: String(shift),
      toldIds: [...new Set([...project.roles.values()].slice(0, 4).map(({ id }) => id))],
      remark: null,
      attachments: [],
    }
    return { id, at, by: project.by, values }
  })
}

const cases = [
  [
    '堆叠夹爪打滑导致电芯划伤',
    'lesson',
    'assembly',
    '夹爪包胶硬度选型偏低，高速取放时打滑。',
    '改用 70A 聚氨酯包胶并增加真空辅助。',
    '划伤率由 0.6% 降至 0.02%。',
  ],
  [
    '焊接粉尘引起视觉误判',
    'solution',
    'acceptance',
    '粉尘附着在镜头与光源上。',
    '增加正压气幕与每班自动吹扫。',
    '误判率降至 0.1% 以下。',
  ],
  [
    '长周期件提前下单',
    'experience',
    'making',
    '减速机交期 14 周，常规下单必然延期。',
    '方案评审通过即对长周期件备料。',
    '项目提前 18 天交付。',
  ],
  [
    '现场地坪不平影响安装',
    'lesson',
    'delivered',
    '发货前未复核客户地坪。',
    '发货前两周到现场复测并出具整改单。',
    '安装返工减少。',
  ],
  [
    'PLC 程序模块化复用',
    'experience',
    'assembly',
    '每个项目重写输送程序。',
    '建立标准程序库与版本管理。',
    '单机调试工时减少约 30%。',
  ],
  [
    '客户增加型号未走变更',
    'lesson',
    'design',
    '口头确认后直接改图，费用无法追回。',
    '范围变更一律先走变更记录再施工。',
    '同类损失不再发生。',
  ],
] as const

/** What was learnt from projects that are over. */
export function makeProjectCases(world: World, count: number): DemoRecord[] {
  const random = createRandom('project cases')
  const over = madeOf<DemoProject>(world, 'project').filter(({ values }) => values.actualEnd !== null)
  const counters = new Map<string, number>()
  return over.slice(0, count).flatMap((project, index): DemoRecord[] => {
    const [caseName, caseType, phase, cause, measures, result] = cases[index % cases.length] ?? cases[0]
    const happened = String(project.values.actualEnd)
    const year = project.at.slice(2, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    const values = {
      caseNo: `AL${year}-${String(counters.get(year)).padStart(3, '0')}`,
      caseName,
      projectId: project.id,
      caseStatus: random.chance(0.8) ? 'published' : 'draft',
      caseType,
      phase,
      authorId: project.by.id,
      happenedOn: happened,
      background: `${project.values.projectName}执行过程中出现的情况。`,
      cause,
      measures,
      result,
      savedAmount: caseType === 'lesson' ? null : `${random.whole(2, 30) * 10_000}.00`,
      attachments: [],
    }
    return [{ id: idAt(project.at, 20_000 + index), at: project.at, by: project.by, values }]
  })
}

/** Processes that ran for projects: their start, and the approval of their plans. */
export function makeProcessCorrelations(world: World, count: number): DemoRecord[] {
  const random = createRandom('process records')
  const begun = madeOf<DemoProject>(world, 'project').filter(({ values }) => values.projectStatus !== 'draft')
  const kinds = [
    ['project', '立项审批'],
    ['plan', '主计划审批'],
    ['feasibility', '可行性评估审批'],
    ['budget', '预算审批'],
  ] as const
  const all = begun.flatMap((project, of) =>
    kinds.map(([processType, name], at): DemoRecord => {
      const startedOn = project.at.slice(0, 10)
      const values = {
        processNo: `LC-${project.values.projectCode}-${at + 1}`,
        processName: `${project.values.projectCode} ${name}`,
        projectId: project.id,
        planItemId: null,
        processType,
        processInstanceId: random.digits(18),
        starterId: project.by.id,
        startedOn,
        endedOn: project.values.projectStatus === 'inApproval' ? null : startedOn,
        outcome: project.values.projectStatus === 'inApproval' ? null : '通过',
        remark: null,
      }
      return { id: idAt(project.at, 30_000 + of * 10 + at), at: project.at, by: project.by, values }
    }),
  )
  return all.slice(0, count)
}

const functions = [
  ['planApproval', '计划审批'],
  ['changeNotice', '变更通知'],
  ['delayNotice', '延期通知'],
  ['feaAssessment', '可行性评估'],
  ['designReview', '设计评审'],
  ['budgetApproval', '预算审批'],
  ['deliveryAcceptance', '交付验收'],
] as const

/** Who stands for which function. */
export function makeFuncUsers(world: World, count: number): DemoRecord[] {
  const random = createRandom('people of functions')
  const heads = world.people.filter(({ isHead }) => isHead)
  const at = world.calendar.at(-700, 9)
  return functions.slice(0, count).map(([functionDict, name], index) => ({
    id: idAt(at, index),
    at,
    by: world.admin,
    values: {
      configName: `${name}（集团）`,
      functionDict,
      orgId: null,
      projectType: null,
      userIds: [...new Set([random.pick(heads.length > 0 ? heads : world.people).id, random.pick(world.people).id])],
      isActive: true,
      remark: null,
    },
  }))
}
