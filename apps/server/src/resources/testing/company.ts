import { permissionsOf, type Scope } from '@bip/contract'
import { department, organisation, permitted, user } from '@bip/contract/resources'
import type { Database } from '../../db/database.ts'
import { modelOf } from '../../model/model.ts'
import type { Session } from '../../services/session.ts'
import { insertRecords } from '../draft/rows.ts'

export const tenants = ['alpha', 'beta'] as const
export type Tenant = (typeof tenants)[number]

const everything = Object.values(permitted).flatMap((core) => permissionsOf(core).map(({ code }) => code))
const all = (codes: readonly string[], scope: Scope = 'all') => new Map(codes.map((code) => [code, scope]))
const of = (key: string) => everything.filter((code) => code.startsWith(`${key}_`))

/** Five roles, from everything to nothing. */
const roles: Readonly<Record<string, ReadonlyMap<string, Scope>>> = {
  admin: all([...everything, 'bin_view', 'bin_erase']),
  sales: new Map([...all([...of('customer'), ...of('customerContacts')], 'self')]),
  planner: new Map([...all(of('customer'), 'deptDeep'), ...all(['ship_view'])]),
  buyer: new Map([...all(of('purchaseOrder'), 'dept'), ...all(['supplier_view'])]),
  worker: new Map(),
}
export const roleNames = Object.keys(roles)

/** Who a person of a role is in a tenant. */
export function sessionOf(tenantId: Tenant, role: string): Session {
  return {
    tenantId,
    userId: `${tenantId}-${role}`,
    account: role,
    realName: `${role} of ${tenantId}`,
    deptId: role === 'buyer' ? 'dept-buying' : 'dept-sales',
    deptIds: role === 'buyer' ? ['dept-buying'] : ['dept-sales', 'dept-sales-north'],
    roleIds: [role],
    permissions: roles[role] ?? new Map(),
    sessionId: `${tenantId}.${role}`,
    timeZone: 'Asia/Shanghai',
  }
}

/** People, departments and one organisation in each tenant; ids are the same in both, so that a leak would show. */
export async function fillCompanies(database: Database, at: Date): Promise<void> {
  for (const tenant of tenants) {
    const base = (id: string) => ({
      tenant_id: tenant,
      id,
      version: 1,
      create_user: `${tenant}-admin`,
      create_dept: 'dept-sales',
      create_time: at.toISOString(),
      update_user: `${tenant}-admin`,
      update_time: at.toISOString(),
      is_deleted: false,
    })
    await database.asTenant(tenant, async (tx) => {
      await insertRecords(
        tx,
        modelOf(user),
        roleNames.map((role) => ({
          base: base(`${tenant}-${role}`),
          values: { account: role, realName: `${role} of ${tenant}`, deptId: 'dept-sales', status: 'enabled' },
        })),
      )
      await insertRecords(tx, modelOf(department), [
        { base: base('dept-sales'), values: { deptName: '销售部', deptCode: 'XS' } },
        { base: base('dept-sales-north'), values: { deptName: '北方销售部', deptCode: 'XSB', parentId: 'dept-sales' } },
        { base: base('dept-buying'), values: { deptName: '采购部', deptCode: 'CG' } },
      ])
      await insertRecords(tx, modelOf(organisation), [
        { base: base('100006'), values: { orgCode: '100006', orgName: '苏州智造', orgType: 'company', currency: 'CNY' } },
      ])
    })
  }
}
