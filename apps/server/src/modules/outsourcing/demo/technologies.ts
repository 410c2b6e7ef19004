import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, peopleOf, type World } from '../../../seed/demo/world.ts'

type Technology = {
  name: string
  type: string
  unit: string
  days: number
  price: readonly [from: number, to: number]
  requirement: string
}

const of = (
  name: string,
  type: string,
  unit: string,
  days: number,
  price: readonly [number, number],
  requirement: string,
): Technology => ({ name, type, unit, days, price, requirement })

/** Processes that makers of equipment give to others, with about what they cost. */
export const technologies: readonly Technology[] = [
  of('数控车削', 'machining', 'pcs', 7, [18, 220], '未注公差按 GB/T 1804-m，锐边倒角 C0.5'),
  of('数控铣削', 'machining', 'pcs', 8, [30, 480], '未注公差按 GB/T 1804-m，安装面平面度 0.05'),
  of('五轴加工', 'machining', 'pcs', 12, [260, 2600], '附三坐标检测报告'),
  of('龙门铣', 'machining', 'pcs', 15, [800, 9600], '焊后退火再加工，基准面 Ra1.6'),
  of('平面磨削', 'machining', 'pcs', 5, [25, 180], '平行度 0.01，Ra0.8'),
  of('外圆磨削', 'machining', 'pcs', 5, [22, 160], '圆柱度 0.005，Ra0.4'),
  of('线切割', 'machining', 'pcs', 6, [40, 360], '中走丝，Ra1.6'),
  of('激光切割', 'sheetMetal', 'kg', 3, [2, 6], '切口无挂渣，尺寸公差 ±0.2'),
  of('折弯', 'sheetMetal', 'pcs', 3, [3, 40], '角度公差 ±0.5°'),
  of('钣金组焊', 'sheetMetal', 'pcs', 8, [60, 900], '外露焊缝打磨平整'),
  of('机架焊接', 'welding', 'kg', 12, [4, 9], '焊缝按 GB/T 19418-C，对角线差 ≤2'),
  of('铝型材焊接', 'welding', 'pcs', 8, [45, 420], '氩弧焊，无裂纹气孔'),
  of('调质', 'heatTreatment', 'kg', 5, [3, 6], 'HB 220–250，附硬度报告'),
  of('淬火', 'heatTreatment', 'kg', 5, [4, 8], 'HRC 58–62'),
  of('渗碳淬火', 'heatTreatment', 'kg', 7, [7, 14], '有效硬化层 0.8–1.2'),
  of('去应力退火', 'heatTreatment', 'kg', 4, [2, 4], '随炉冷却，附炉温曲线'),
  of('镀锌', 'surface', 'kg', 4, [3, 7], '彩锌 8–12 μm，中性盐雾 72 h'),
  of('镀硬铬', 'surface', 'pcs', 6, [30, 260], '铬层 0.03–0.05'),
  of('发黑', 'surface', 'kg', 3, [2, 5], '色泽均匀，无锈斑'),
  of('铝件阳极氧化', 'surface', 'pcs', 5, [6, 90], '膜厚 10–15 μm，本色'),
  of('喷塑', 'painting', 'pcs', 5, [12, 240], 'RAL 7035 细砂纹，附着力 0 级'),
  of('机架喷漆', 'painting', 'pcs', 6, [180, 2400], '喷砂 Sa2.5，底漆 60 μm 面漆 60 μm'),
  of('电控柜配线', 'wiring', 'set', 10, [600, 5200], '按接线图压端子、套线号管，逐点校线'),
  of('模组装配', 'assembly', 'set', 12, [900, 8600], '按装配工艺卡，附自检表'),
]

/** What is given to others. */
export function makeTechnologies(world: World, count: number): DemoRecord[] {
  const random = createRandom('outsourceTechnologies')
  const makers = peopleOf(world, 'd07')
  return technologies.slice(0, count).map((technology, index) => {
    const at = world.calendar.at(-900 + index, 9, index)
    return {
      id: idAt(at, index),
      at,
      by: random.pick(makers),
      values: {
        technologyCode: `WX-${String(index + 1).padStart(3, '0')}`,
        technologyName: technology.name,
        processType: technology.type,
        unit: technology.unit,
        standardHours: (random.whole(1, 30) / 2).toFixed(2),
        leadDays: String(technology.days),
        taxRate: '13.00',
        allowedLoss: technology.unit === 'kg' ? '2.00' : '0.00',
        needsInspection: random.chance(0.8),
        isActive: true,
        requirement: technology.requirement,
        drawings: [],
      },
    }
  })
}
