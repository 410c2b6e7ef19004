import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import { catalogue } from './catalogue.ts'

const tops = [
  ['raw', '原材料'],
  ['standard', '标准件'],
  ['electrical', '电气件'],
  ['pneumatic', '气动件'],
  ['drive', '传动件'],
  ['semi', '半成品'],
  ['finished', '产品'],
  ['consumable', '辅料'],
] as const

/** The catalogue as a tree: kinds of material, and below each what there is of it. */
export function makeGroups(world: World): DemoRecord[] {
  const at = world.calendar.at(-1310, 9, 0)
  const names = Map.groupBy(catalogue, ({ category }) => category)
  let number = 0
  const made = (values: Record<string, unknown>): DemoRecord => {
    const id = idAt(at, number)
    number += 1
    return { id, at, by: world.admin, values: { ...values, sort: String(number) } }
  }
  return tops.flatMap(([key, groupName], top) => {
    const code = String(top + 1).padStart(2, '0')
    const above = made({ groupCode: code, groupName, parentId: null })
    const own = [...new Set((names.get(key) ?? []).map(({ name }) => name))]
    const below = own.map((name, index) =>
      made({ groupCode: `${code}.${String(index + 1).padStart(2, '0')}`, groupName: name, parentId: above.id }),
    )
    return [above, ...below]
  })
}

/** The group of a material by its name. */
export function groupOfMaterial(world: World): (materialName: string) => string | null {
  const ids = new Map(madeOf(world, 'materialGroup').map(({ id, values }) => [String(values.groupName), id]))
  return (materialName) => ids.get(materialName) ?? null
}
