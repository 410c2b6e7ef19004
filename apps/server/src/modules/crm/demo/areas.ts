import { chineseMobile, chineseName, vietnameseMobile, vietnameseName } from '../../../seed/demo/names.ts'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import type { DemoCustomer } from './customers.ts'

/** Plants and gates of customers that one delivers to, and of the foundries. */
export function makeAreas(world: World, count: number): DemoRecord[] {
  const random = createRandom('areas')
  const customers = madeOf<DemoCustomer>(world, 'customer').filter(({ values }) => values.status === 'active')
  const foundries = madeOf(world, 'foundry')
  return Array.from({ length: count }, (_, index) => {
    const foundry = index < foundries.length ? foundries[index] : undefined
    const customer = foundry || customers.length === 0 ? undefined : random.pick(customers)
    const of = foundry ?? customer
    const days = Math.max(customer?.days ?? -400, -random.whole(5, 600))
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const isVietnamese = /Việt Nam/.test(String(of?.values.address ?? ''))
    return {
      id: idAt(at, index),
      at,
      by: of?.by ?? world.admin,
      values: {
        factoryCode: foundry ? foundry.values.foundryCode : `${customer?.values.cmCode ?? 'X'}-${random.whole(1, 3)}`,
        areaName: areaOf(String(of?.values.address ?? '')),
        areaCode: null,
        address: of?.values.address ?? '—',
        customerId: customer?.id ?? null,
        foundryId: foundry?.id ?? null,
        areaUse: random.pick(['plant', 'plant', 'delivery', 'office']),
        receiver: isVietnamese ? vietnameseName(random) : chineseName(random),
        receiverPhone: isVietnamese ? vietnameseMobile(random) : chineseMobile(random),
        openingHours: random.pick(['08:00–17:00', '08:30–17:30', '24h']),
        remark: null,
        ownerId: customer?.values.ownerId ?? null,
        ownerDept: customer?.values.ownerDept ?? null,
      },
    }
  })
}

/** The province and city that an address begins or, in Vietnam, ends with. */
function areaOf(address: string): string {
  const [, chinese] = /^((?:.{2,3}省)?.{2,3}市)/.exec(address) ?? []
  return chinese ?? (address.split(', ').slice(-2).join(', ') || '—')
}
