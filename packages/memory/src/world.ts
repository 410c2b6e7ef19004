import type { AnyRecord } from '@bip/contract'
import { type Client, type ResourceClient, resourceClient } from '@bip/contract/client'
import { randomHex } from '@bip/contract/crypto'
import { customer, customerContacts, material, organisation, purchaseOrder, supplier } from '@bip/contract/resources'
import { ensure } from './check.ts'

/** What the cases of the suite start from: their own records in a gateway that may hold many others. */
export type World = {
  client: Client
  /** In the short name of every customer of this run, so that lists can be narrowed to them. */
  run: string
  customers: ResourceClient
  contacts: ResourceClient
  orders: ResourceClient
  materials: ResourceClient
  suppliers: ResourceClient
  userId: string
  organisationId: string
  supplierId: string
  materialIds: [string, string]
  newCustomer(values?: Record<string, unknown>): Promise<AnyRecord>
  newOrder(values?: Record<string, unknown>): Promise<AnyRecord>
}

/** Saves and insists on the record, which this gateway is expected to answer. */
export async function saved(resource: ResourceClient, values: Record<string, unknown>): Promise<AnyRecord> {
  const record = await resource.save(values)
  ensure(record, 'a write answers the stored record')
  return record
}

/** Builds the world with a client that is signed in and may do everything. */
export async function createWorld(client: Client): Promise<World> {
  const run = randomHex(4)
  const userId = client.session.current()?.userId
  ensure(userId, 'the suite needs a client that is signed in')
  const customers = resourceClient(client, customer)
  const orders = resourceClient(client, purchaseOrder)
  const materials = resourceClient(client, material)
  const suppliers = resourceClient(client, supplier)
  const newMaterial = (number: number) =>
    saved(materials, {
      materialCode: `CF-${run}-${number}`,
      materialName: `伺服电机 ${run}`,
      category: 'drive',
      unit: 'pcs',
    })
  const [plant, maker, first, second] = await Promise.all([
    saved(resourceClient(client, organisation), { orgCode: run, orgName: `苏州一厂 ${run}`, orgType: 'plant' }),
    saved(suppliers, { supplierName: `昆山机加工 ${run}` }),
    newMaterial(1),
    newMaterial(2),
  ])
  let count = 0
  return {
    client,
    run,
    customers,
    contacts: resourceClient(client, customerContacts),
    orders,
    materials,
    suppliers,
    userId,
    organisationId: plant.id,
    supplierId: maker.id,
    materialIds: [first.id, second.id],
    newCustomer: (values = {}) => saved(customers, { fullname: `苏州精工 ${run} ${++count}`, shortName: run, ...values }),
    newOrder: (values = {}) =>
      saved(orders, {
        supplierId: maker.id,
        orgId: plant.id,
        purchaserId: userId,
        purchaseDate: '2026-11-20',
        lines: [{ materialId: first.id, quantity: '3', price: '10.5', taxRate: '13' }],
        ...values,
      }),
  }
}

/** One promise that every gateway keeps. Throws when it does not. */
export type GatewayCase = { name: string; run(world: World): Promise<void> }
