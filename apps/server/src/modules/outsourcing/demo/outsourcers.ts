import { type DemoRecord, madeOf, type World } from '../../../seed/demo/world.ts'

/** Suppliers that do work for others and may be asked. */
export const outsourcers = (world: World): DemoRecord[] =>
  madeOf(world, 'supplier').filter(
    ({ values }) => ['machining', 'steel', 'service'].includes(String(values.category)) && values.status === 'qualified',
  )
