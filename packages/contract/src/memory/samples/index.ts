import type { MemoryRow } from '../gateway.ts'
import { department, leave, organisation, user } from './company.ts'
import { material, purchaseOrder, ship } from './goods.ts'
import * as office from './office.ts'
import { customer, customerContacts, supplier } from './partners.ts'
import * as system from './system.ts'

/** A small company for stories and tests: a plant in Suzhou, one in Bắc Ninh, and who they deal with. Rows by resource, newest first. */
export const samples: Readonly<Record<string, readonly MemoryRow[]>> = {
  organisation,
  department,
  user,
  customer,
  customerContacts,
  supplier,
  material,
  purchaseOrder,
  ship,
  leave,
  ...system,
  ...office,
}
