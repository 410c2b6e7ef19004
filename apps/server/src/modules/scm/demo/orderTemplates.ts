import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'

const templates = [
  ['H', 'welding', '机器人焊接单元', '单工位六轴，含变位机与除尘'],
  ['H', 'welding', '激光焊接工作站', '含防护房与视觉寻缝'],
  ['Z', 'assembly', '转盘式装配机', '八工位，节拍 6 秒'],
  ['Z', 'assembly', '柔性装配线单元', '可拼接，含托盘循环'],
  ['J', 'machining', '桁架上下料系统', '配两台数控车床'],
  ['T', 'coating', '喷涂机器人单元', '防爆，含供漆系统'],
  ['C', 'testing', '在线视觉检测站', '三相机，含剔除机构'],
  ['L', 'logistics', 'AGV 接驳站', '含充电桩与调度接口'],
] as const

/** What is sold again and again, with the materials that each order of it takes. */
export function makeOrderTemplates(world: World): DemoRecord[] {
  const random = createRandom('order templates')
  const counts = new Map<string, number>()
  return templates.map(([sign, technology, templateName, remark], index) => {
    const at = world.calendar.at(-200 + index, 10, 0)
    const id = idAt(at, index)
    const count = (counts.get(sign) ?? 100) + 1
    counts.set(sign, count)
    const lines = Array.from({ length: 5 }, (_, line) => {
      const material = random.pick(madeOf(world, 'material'))
      return {
        ...{ id: `${id}${String(line + 1).padStart(3, '0')}`, materialId: material.id, remark: null },
        ...{ quantity: `${random.whole(1, 4)}.0000`, price: String(material.values.referencePrice ?? '0.0000') },
      }
    })
    const values = {
      ...{ templateNo: `BZ-${sign}-${count}`, templateName, technology, isActive: true, remark, lines },
      lineCount: String(lines.length),
    }
    return { id, at, by: world.admin, values }
  })
}
