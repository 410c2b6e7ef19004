import { computeInto } from '@bip/contract'
import { nameplateBatch } from '@bip/contract/resources'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const looks = [
  ['120 × 80 mm', '不锈钢蚀刻'],
  ['90 × 60 mm', '铝箔贴纸'],
  ['150 × 100 mm', '铝板丝印'],
] as const

/** The customers whose machines have nameplates. */
export function makeNameplateCustomers(world: World, count: number): DemoRecord[] {
  const [by = world.admin] = peopleOf(world, 'd10')
  return madeOf(world, 'customer')
    .slice(0, count)
    .map(({ values }, index) => {
      const at = world.calendar.at(-600 + index, 9, index)
      const [sizeName, typeName] = looks[index % looks.length] ?? looks[0]
      const customerCode = `NC-${String(index + 1).padStart(3, '0')}`
      return {
        id: idAt(at, index),
        at,
        by,
        values: { customerName: values.fullname, customerCode, sizeName, typeName, remark: null },
      }
    })
}

/** Batches of nameplates, each beginning where the one before ended. */
export function makeNameplateBatches(world: World, count: number): DemoRecord[] {
  const random = createRandom('nameplateBatches')
  const { calendar } = world
  const [by = world.admin] = peopleOf(world, 'd10')
  const customers = madeOf(world, 'nameplateCustomer')
  const next = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const offset = Math.round(-360 + (index * 359) / count)
    const at = calendar.at(offset, 10, index % 60)
    const customer = customers[Math.floor(index / 3) % customers.length]
    const moNumber = `MO-${calendar
      .day(offset - (index % 3))
      .slice(2, 7)
      .replace('-', '')}-${String(Math.floor(index / 3) + 1).padStart(4, '0')}`
    const beginNumber = next.get(moNumber) ?? 1
    const quantity = random.whole(4, 24)
    next.set(moNumber, beginNumber + quantity)
    const values: Record<string, unknown> = {
      moNumber,
      customerId: customer?.id,
      moTime: calendar.day(offset),
      beginNumber: String(beginNumber),
      quantity: String(quantity),
      batchStatus: index > count - 6 ? 'draft' : 'started',
      remark: null,
    }
    computeInto(nameplateBatch.fields, values)
    return { id: idAt(at, index), at, by, values }
  })
}
