import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

/** The company itself, customers who lend their parts, suppliers who store theirs here. */
export function makeCargoOwners(world: World): DemoRecord[] {
  const at = world.calendar.at(-1200, 9, 0)
  const customers = madeOf(world, 'customer').slice(0, 6)
  const suppliers = madeOf(world, 'supplier').slice(0, 4)
  const rows = [
    { cargoOwnerName: '本公司', ownerType: 'own' },
    ...customers.map(({ id, values }) => ({ cargoOwnerName: values.fullname, ownerType: 'customer', customerId: id })),
    ...suppliers.map(({ id, values }) => ({
      cargoOwnerName: values.supplierName,
      ownerType: 'supplier',
      supplierId: id,
      contactName: values.contactName,
      phone: values.phone,
    })),
  ]
  return rows.map((values, index) => ({
    id: idAt(at, index),
    at,
    by: world.admin,
    values: { cargoOwnerCode: `HZ${String(index + 1).padStart(3, '0')}`, isActive: true, ...values },
  }))
}

const groups = ['原材料组', '标准件组', '电气组', '成品组'] as const

/** Those who keep the stores, as the ERP has them. */
export function makeKeepers(world: World, count: number): DemoRecord[] {
  const at = world.calendar.at(-1200, 9, 30)
  return peopleOf(world, 'd08')
    .slice(0, count)
    .map(({ id, realName }, index) => ({
      id: idAt(at, index),
      at,
      by: world.admin,
      values: {
        keeperCode: `CG${String(index + 1).padStart(4, '0')}`,
        keeperName: realName,
        userId: id,
        orgId: '100006',
        keeperGroup: groups[index % groups.length],
        isActive: true,
        asOf: world.calendar.at(-1, 2, 0),
      },
    }))
}
