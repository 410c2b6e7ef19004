import { createRandom } from '../../../seed/demo/random.ts'
import type { DemoContext } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { type DemoRecord, idAt, peopleOf, type World } from '../../../seed/demo/world.ts'
import { groupOfMaterial } from './groups.ts'
import { planningOf, planningRandom } from './planning.ts'

const equipment = [
  ['电池模组堆叠线', 'DM', 1_180_000],
  ['激光焊接工作站', 'LW', 640_000],
  ['机器人焊接单元', 'RW', 520_000],
  ['座椅装配线', 'ZY', 1_460_000],
  ['转盘式装配机', 'ZP', 380_000],
  ['气密性检测台', 'QM', 165_000],
  ['在线视觉检测站', 'SJ', 210_000],
  ['桁架上下料系统', 'HJ', 290_000],
] as const
const sizes = [120, 240, 320] as const

/** Equipment that is made and sold as it is. Nobody buys it in, so that it is no part of what other records are drawn from. */
export function makeProducts(world: World, count: number): DemoRecord[] {
  const [random, planning] = [createRandom('products'), planningRandom()]
  const makers = peopleOf(world, 'd06')
  const groupId = groupOfMaterial(world)('产品')
  const all = equipment.flatMap(([name, model, price]) =>
    sizes.map((size, at) => ({ name, specification: `${model}-${size}`, price: price * (1 + at * 0.22) })),
  )
  return all.slice(0, count).map(({ name, specification, price }, index) => {
    const at = world.calendar.at(-900 + index * 20, random.whole(8, 17), random.whole(0, 59))
    const values = {
      materialCode: `CP.${String(index + 1).padStart(6, '0')}`,
      materialName: name,
      specification,
      category: 'finished',
      groupId,
      unit: 'set',
      referencePrice: price.toFixed(4),
      leadDays: '60',
      orgId: '100006',
      supplierIds: [],
      isActive: true,
      remark: null,
      unitConversions: [],
      ...planningOf(world, planning, { category: 'finished', price }),
      // It is made to order.
      safetyStock: '0.0000',
    }
    return { id: idAt(at, index), at, by: makers.length > 0 ? random.pick(makers) : world.admin, values }
  })
}

export const storeProducts = ({ tx, config, world }: DemoContext, count: number): Promise<void> =>
  store({ tx, config }, 'material', makeProducts(world, count))
