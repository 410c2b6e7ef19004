import { createRandom, type Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../../seed/demo/world.ts'

const devices = ['QF1', 'QF2', 'KM1', 'KM2', 'KA1', 'KA2', 'PLC1', 'HMI1', 'X1', 'X2', 'SQ1', 'SQ2', 'YV1', 'YV2', 'M1', 'TB1']
const colors = ['黑', '红', '蓝', '黄绿', '白', '灰']

const audited = (random: Random, days: number, auditor: string, at: string) => {
  const status = days > -10 ? 'draft' : random.chance(0.05) ? 'rejected' : 'passed'
  const isOver = status === 'passed' || status === 'rejected'
  return {
    auditStatus: status,
    ...{ auditorId: isOver ? auditor : null, auditedAt: isOver ? at : null },
    opinion: status === 'rejected' ? '截面与线号不一致' : null,
  }
}

/** Documents of wires, numbered by year, over the last year and a half. */
function documents(
  world: World,
  name: string,
  prefix: string,
  count: number,
  make: (made: Made) => Record<string, unknown>,
): DemoRecord[] {
  const random = createRandom(name)
  const [makers, auditors] = [peopleOf(world, 'd05'), peopleOf(world, 'd09')]
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - 1 - index) * (520 / count)) - 1
    const at = world.calendar.at(days, 10, index % 60)
    const year = at.slice(0, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    const [id, by] = [idAt(at, index), random.pick(makers)]
    const no = `${prefix}-${year}-${String(counters.get(year)).padStart(4, '0')}`
    const state = audited(random, days, random.pick(auditors).id, at)
    return { id, at, by, values: { ...make({ random, id, no, days, by: by.id, index }), ...state } }
  })
}

type Made = { random: Random; id: string; no: string; days: number; by: string; index: number }

export const makeWireBoms = (world: World, count: number): DemoRecord[] => {
  const cabinets = madeOf(world, 'material').filter(({ values }) => values.materialName === '电控柜')
  return documents(world, 'wire lists', 'XB', count, ({ random, id, no, by, index }) => {
    const wires = Array.from({ length: random.whole(12, 40) }, (_, at) => ({
      ...{
        id: `${id}w${at}`,
        wireNo: String(100 + at),
        fromDevice: random.pick(devices),
        fromTerminal: String(random.whole(1, 14)),
      },
      ...{
        toDevice: random.pick(devices),
        toTerminal: String(random.whole(1, 14)),
        wireType: random.pick(['BVR', 'RV', 'RVVP']),
      },
      ...{ crossSection: random.pick(['0.50', '0.75', '1.00', '1.50', '2.50']), color: random.pick(colors) },
      ...{
        length: String(random.whole(3, 40) * 50),
        ferrule: random.pick(['E0508', 'E7508', 'UT1-4']),
        labelText: String(100 + at),
      },
    }))
    return {
      ...{
        bomNo: no,
        name: `${random.pick(['主控柜', '分站柜', '操作台', '阀岛箱'])}线束 ${index + 1}`,
        bomVersion: random.pick(['A0', 'A1', 'B0']),
      },
      ...{ materialId: cabinets.length > 0 ? random.pick(cabinets).id : null, mtoNo: `MTO26${random.digits(4)}` },
      ...{
        projectName: random.pick(['电池模组装配线', '电机定子线', '变速器装配线']),
        drawingNo: `E-${random.digits(5)}`,
        designerId: by,
      },
      ...{
        wires,
        wireCount: String(wires.length),
        totalLength: String(wires.reduce((sum, { length }) => sum + Number(length), 0)),
      },
      ...{ remark: null, attachments: [] },
    }
  })
}

export const makeWireExecutes = (world: World, count: number): DemoRecord[] => {
  const boms = madeOf(world, 'wireBom').filter(({ values }) => values.auditStatus === 'passed')
  const groups = madeOf(world, 'workGroup').filter(({ values }) => values.groupType === 'wiring')
  const orders = madeOf(world, 'mo')
  if (boms.length === 0 || groups.length === 0) return []
  return documents(world, 'wire orders', 'XZ', count, ({ random, no, days, index }) => {
    const bom = random.pick(boms)
    const order = orders[Math.floor((index * orders.length) / count)]
    const qty = random.whole(1, 6)
    return {
      ...{ no, bomId: bom.id, moId: order?.id ?? null, mtoNo: order?.values.mtoNo ?? bom.values.mtoNo },
      ...{ projectName: bom.values.projectName, materialId: bom.values.materialId, qty: String(qty) },
      ...{
        finishedQty: days < -20 ? String(qty) : '0',
        workGroupId: random.pick(groups).id,
        plannedOn: world.calendar.day(days + 3),
      },
      ...{ neededOn: world.calendar.day(days + 9), remark: null },
    }
  })
}

export const makeWireChanges = (world: World, count: number): DemoRecord[] => {
  const boms = madeOf(world, 'wireBom')
  if (boms.length === 0) return []
  return documents(world, 'wire changes', 'XG', count, ({ random, id, no, days, by }) => {
    const changes = Array.from({ length: random.whole(1, 5) }, (_, at) => ({
      ...{ id: `${id}x${at}`, change: 'change', wireNo: String(100 + random.whole(0, 11)), oldValue: '1.00 mm² 黑' },
      ...{ newValue: random.pick(['1.50 mm² 黑', '改接 X2:6', '改为屏蔽线 RVVP']), note: null },
    }))
    return {
      ...{
        no,
        bomId: random.pick(boms).id,
        newVersion: random.pick(['A1', 'B0', 'B1']),
        changeReason: random.pick(['customer', 'design', 'site']),
      },
      ...{
        changedOn: world.calendar.day(days),
        applicantId: by,
        running: random.pick(['在制品按新版返工', '已完成的不改', null]),
      },
      ...{ changes, changeCount: String(changes.length), remark: null },
    }
  })
}

const requirements = [
  ['客户指定电缆品牌', '动力电缆使用客户指定品牌，号管采用热缩管打印。'],
  ['螺栓防松标记', '所有 M8 以上螺栓按力矩表拧紧并画防松标记线，记录力矩值。'],
  ['外露面喷涂色号', '机架外露面 RAL 5015，光泽度 30–40%，发货前拍照存档。'],
  ['洁净要求', '装配在洁净区进行，气路使用食品级润滑脂。'],
  ['整机运输分体', '机架分三段运输，接口处做定位销与编号。'],
] as const

export function makeRequirements(world: World, count: number): DemoRecord[] {
  const random = createRandom('special requirements')
  const [makers, readers] = [peopleOf(world, 'd05'), peopleOf(world, 'd10', 'd09')]
  const [orders, processes] = [madeOf(world, 'mo'), madeOf(world, 'workProcess')]
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - 1 - index) * (360 / count)) - 1
    const at = world.calendar.at(days, 11, index % 60)
    const year = at.slice(0, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    const [title, requirement] = random.pick(requirements)
    const order = orders[Math.floor((index * orders.length) / count)]
    const isClosed = days < -120
    return {
      ...{ id: idAt(at, index), at, by: random.pick(makers) },
      values: {
        ...{ no: `TS-${year}-${String(counters.get(year)).padStart(4, '0')}`, title, requirement },
        ...{
          requireStatus: isClosed ? 'closed' : count - index <= 8 ? 'draft' : 'inForce',
          source: random.pick(['customer', 'engineering', 'quality']),
        },
        ...{ moId: order?.id ?? null, mtoNo: order?.values.mtoNo ?? null },
        processIds: [...new Set([0, 1].flatMap(() => (processes.length > 0 ? [random.pick(processes).id] : [])))],
        noticeUserIds: [...new Set([random.pick(readers).id, random.pick(readers).id])],
        ...{ effectiveFrom: world.calendar.day(days), effectiveTo: world.calendar.day(days + 180) },
        ...{ closedAt: isClosed ? world.calendar.at(days + 60, 15, 0) : null, closeNote: isClosed ? '已落实，验收通过' : null },
        ...{ rejectReason: null, remark: null, attachments: [] },
      },
    }
  })
}
