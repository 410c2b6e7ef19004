import { type DemoRecord, idAt, peopleOf, type World } from '../../../seed/demo/world.ts'

/** A task as templates hold it: name, working days, role, the tasks before it, what it delivers. */
type Task = readonly [key: string, name: string, days: number, role: string, after: readonly string[], deliverable?: string]
type Phase = {
  name: string
  phase: string
  tasks: readonly Task[] /** Done once for each unit of the equipment. */
  isPerUnit?: boolean
}

/** How equipment is designed, made, put together and handed over. A task of a unit follows tasks of the same unit. */
const phases: readonly Phase[] = [
  {
    name: '启动与方案',
    phase: 'design',
    tasks: [
      ['kickoff', '项目启动会', 1, 'manager', [], '启动会纪要'],
      ['spec', '技术协议确认', 5, 'sales', ['kickoff'], '技术协议'],
      ['layout', '总体方案与布局', 8, 'mechanical', ['spec'], '总体布局图'],
      ['takt', '节拍与产能核算', 3, 'mechanical', ['spec'], '节拍表'],
      ['!concept', '方案评审', 1, 'manager', ['layout', 'takt'], '评审结论'],
    ],
  },
  {
    name: '详细设计',
    phase: 'design',
    isPerUnit: true,
    tasks: [
      ['mech', '机械设计', 12, 'mechanical', ['!concept'], '装配图、零件图'],
      ['elec', '电气原理设计', 8, 'electrical', ['!concept'], '电气原理图'],
      ['pneu', '气动与管路设计', 5, 'mechanical', ['mech']],
      ['bom', 'BOM 下发', 2, 'mechanical', ['mech', 'elec'], 'BOM'],
      ['select', '外购件选型', 4, 'mechanical', ['!concept']],
      ['fixture', '夹具与工装设计', 5, 'mechanical', ['mech']],
      ['simulate', '强度与节拍仿真', 3, 'mechanical', ['mech'], '仿真报告'],
      ['safety', '安全回路设计', 3, 'electrical', ['elec'], '安全回路图'],
      ['cabinet', '电柜布置图', 3, 'electrical', ['elec']],
      ['io', 'IO 表与地址分配', 2, 'software', ['elec'], 'IO 表'],
      ['hmi', '人机界面设计', 4, 'software', ['io']],
      ['maker', '可制造性检查', 1, 'making', ['mech']],
      ['check', '图纸校审', 3, 'mechanical', ['pneu', 'bom', 'fixture', 'maker'], '校审记录'],
    ],
  },
  { name: '设计冻结', phase: 'design', tasks: [['!freeze', '设计评审与冻结', 1, 'manager', ['check'], '设计评审结论']] },
  {
    name: '采购与加工',
    phase: 'making',
    isPerUnit: true,
    tasks: [
      ['long', '长周期件采购', 25, 'purchasing', ['bom']],
      ['std', '标准件采购', 15, 'purchasing', ['!freeze']],
      ['parts', '零件加工', 18, 'making', ['!freeze'], '检验报告'],
      ['robot', '机器人与伺服采购', 20, 'purchasing', ['select']],
      ['cabbuy', '电气件采购', 12, 'purchasing', ['cabinet']],
      ['weld', '机架焊接', 6, 'making', ['!freeze']],
      ['anneal', '退火与时效', 2, 'making', ['weld']],
      ['machine', '机架精加工', 4, 'making', ['anneal'], '尺寸检验报告'],
      ['paint', '喷涂', 3, 'making', ['machine']],
      ['surface', '零件表面处理', 2, 'making', ['parts']],
      ['cabmake', '电柜制作', 6, 'electrical', ['cabbuy']],
      ['cabtest', '电柜通电检查', 1, 'quality', ['cabmake'], '通电检查记录'],
      ['iqc', '来料检验', 2, 'quality', ['std', 'surface'], '来料检验报告'],
    ],
  },
  {
    name: '装配与调试',
    phase: 'assembly',
    isPerUnit: true,
    tasks: [
      ['level', '机架就位与找平', 1, 'assembly', ['paint']],
      ['sub', '部件预装', 3, 'assembly', ['iqc']],
      ['build', '机械装配', 8, 'assembly', ['sub', 'long', 'level']],
      ['pipe', '气路与润滑管路', 2, 'assembly', ['build']],
      ['cable', '拖链与线缆布置', 2, 'electrical', ['build']],
      ['wire', '电气接线', 5, 'electrical', ['build', 'cabtest']],
      ['guard', '防护与安全检查', 1, 'quality', ['pipe', 'cable'], '安全检查表'],
      ['plc', 'PLC 与上位机程序', 10, 'software', ['elec']],
      ['iocheck', 'IO 点检', 1, 'software', ['wire', 'io'], '点检表'],
      ['servo', '伺服参数整定', 2, 'software', ['iocheck', 'robot']],
      ['vision', '视觉标定', 2, 'software', ['iocheck']],
      ['debug', '单机调试', 6, 'software', ['plc', 'servo', 'vision', 'guard'], '单机调试记录'],
      ['dry', '空运行', 1, 'software', ['debug']],
      ['sample', '首件试制', 2, 'quality', ['dry'], '首件检验报告'],
      ['improve', '问题整改', 3, 'assembly', ['sample']],
    ],
  },
  {
    name: '联调与验收',
    phase: 'acceptance',
    tasks: [
      ['joint', '整线联调', 8, 'software', ['improve'], '联调记录'],
      ['run', '连续运行 8 小时', 2, 'quality', ['joint'], '运行报告'],
      ['!fat', '厂内预验收 FAT', 2, 'quality', ['run'], '预验收报告'],
    ],
  },
  {
    name: '交付与安装',
    phase: 'delivered',
    tasks: [
      ['pack', '拆机包装', 3, 'assembly', ['!fat'], '装箱单'],
      ['ship', '发运', 4, 'purchasing', ['pack'], '发货单'],
      ['install', '现场安装', 10, 'site', ['ship']],
      ['sitedebug', '现场调试与培训', 12, 'site', ['install'], '培训记录'],
      ['!sat', '终验收 SAT', 2, 'quality', ['sitedebug'], '终验收报告'],
      ['case', '项目总结', 3, 'manager', ['!sat'], '项目总结'],
    ],
  },
]

/** An item of a template with its place in the order of the plan. */
export type TemplateItem = {
  itemNo: string
  /** Key of the phase or task; those of units carry the number of the unit. */
  key: string
  name: string
  parent: string | null
  type: 'phase' | 'task' | 'milestone' | 'review' | 'delivery'
  phase: string
  days: number
  role: string
  after: readonly string[]
  deliverable: string | null
  /** First working day, from 1. */
  startDay: number
}

const typeOf = (key: string, name: string): TemplateItem['type'] =>
  key === '!concept' || key === '!freeze' ? 'review' : key.startsWith('!') ? 'milestone' : name === '发运' ? 'delivery' : 'task'

/** The keys that a task of a unit follows: those of its own unit, of all units where it stands behind them, or those that are there once. */
function keysBefore(after: readonly string[], unit: number | null, units: number, perUnit: ReadonlySet<string>): string[] {
  return after.flatMap((key) => {
    if (!perUnit.has(key)) return [key]
    return unit === null ? Array.from({ length: units }, (_, at) => `${key}.${at + 1}`) : [`${key}.${unit}`]
  })
}

/** The items of a plan for equipment of so many units, each behind those it follows. `unitNames` name the units. */
export function templateItems(unitNames: readonly string[]): TemplateItem[] {
  const perUnit = new Set(phases.flatMap(({ isPerUnit, tasks }) => (isPerUnit ? tasks.map(([key]) => key) : [])))
  const ends = new Map<string, number>()
  const items: TemplateItem[] = []
  for (const [at, { name, phase, tasks, isPerUnit = false }] of phases.entries()) {
    const phaseNo = String(at + 1)
    const phaseItem: TemplateItem = {
      ...{ itemNo: phaseNo, key: `phase.${phaseNo}`, name, parent: null, type: 'phase', phase },
      ...{ days: 0, role: 'manager', after: [], deliverable: null, startDay: 1 },
    }
    items.push(phaseItem)
    let count = 0
    const below: TemplateItem[] = []
    for (const unit of isPerUnit ? unitNames.keys() : [null])
      for (const [key, task, days, role, after, deliverable = null] of tasks) {
        count += 1
        const before = keysBefore(after, unit === null ? null : unit + 1, unitNames.length, perUnit)
        const startDay = Math.max(0, ...before.map((one) => ends.get(one) ?? 0)) + 1
        const own = unit === null ? key : `${key}.${unit + 1}`
        const title = unit === null ? task : `${unitNames[unit]} ${task}`
        ends.set(own, startDay + Math.max(1, days) - 1)
        below.push({
          ...{ itemNo: `${phaseNo}.${count}`, key: own, name: title, parent: phaseItem.key, type: typeOf(key, task), phase },
          ...{ days, role, after: before, deliverable, startDay },
        })
      }
    phaseItem.startDay = Math.min(...below.map(({ startDay }) => startDay))
    phaseItem.days = Math.max(...below.map(({ key }) => ends.get(key) ?? 0)) - phaseItem.startDay + 1
    items.push(...below)
  }
  return items
}

/** The templates of the company: for what, and of which units the equipment is. */
export const templates = [
  {
    name: '电池模组装配线标准计划',
    type: 'line',
    equipment: 'battery',
    units: ['上料单元', '清洗单元', '堆叠单元', '焊接单元', '检测单元', '下料单元'],
  },
  {
    name: '焊接工作站标准计划',
    type: 'standard',
    equipment: 'welding',
    units: ['焊接主机', '变位机', '上下料机器人', '除尘与安全围栏'],
  },
  {
    name: '装配线标准计划',
    type: 'line',
    equipment: 'assembly',
    units: ['输送主线', '拧紧单元', '压装单元', '涂胶单元', '测漏单元'],
  },
  { name: '检测设备标准计划', type: 'newEquipment', equipment: 'testing', units: ['测试主机', '上下料机构', '扫码与追溯'] },
  { name: '设备改造计划', type: 'upgrade', equipment: 'handling', units: ['改造模块'] },
] as const

const madeDays = -740

export function makeTemplates(world: World): DemoRecord[] {
  const keepers = peopleOf(world, 'd05')
  return templates.map(({ name, type, equipment, units }, index) => {
    const at = world.calendar.at(madeDays + index, 10)
    const by = keepers[index % Math.max(1, keepers.length)] ?? world.admin
    const items = templateItems(units)
    const lastDay = Math.max(...items.map(({ startDay, days }) => startDay + days - 1))
    const values = {
      templateCode: `MB-${String(index + 1).padStart(3, '0')}`,
      templateName: name,
      templateStatus: index === 4 ? 'draft' : 'published',
      projectType: type,
      quipmentDictId: equipment,
      orgId: '100006',
      ownerId: by.id,
      edition: index === 0 ? 'C' : 'A',
      totalDays: String(Math.ceil((lastDay / 5) * 7)),
      itemCount: String(items.length),
      description: `按${units.length}个单元编制，含设计、采购、装配、验收全过程。`,
      remark: null,
    }
    return { id: idAt(at, index), at, by, values }
  })
}

export function makeTempitems(world: World): DemoRecord[] {
  const made = world.made.get('planTemplate') ?? []
  return made.flatMap((template, of) => {
    const items = templateItems(templates[of]?.units ?? [])
    const ids = new Map(items.map(({ key }, at) => [key, idAt(template.at, (of + 2) * 1000 + at)]))
    return items.map((item): DemoRecord => {
      const id = ids.get(item.key) ?? ''
      const values = {
        templateId: template.id,
        itemNo: item.itemNo,
        itemName: item.name,
        itemType: item.type,
        parentId: item.parent ? ids.get(item.parent) : null,
        phase: item.phase,
        startDay: String(item.startDay),
        workDays: String(item.days),
        roleDict: item.role,
        plannedHours: item.type === 'phase' ? null : `${Math.max(1, item.days) * 8}.0`,
        deliverable: item.deliverable,
        isProofRequired: item.type === 'milestone',
        links: item.after.map((key, at) => ({
          id: `${id}${String(at).padStart(2, '0')}`,
          predecessorId: ids.get(key),
          linkType: 'FS',
          lag: '0',
        })),
        remark: null,
      }
      return { id, at: template.at, by: template.by, values }
    })
  })
}
