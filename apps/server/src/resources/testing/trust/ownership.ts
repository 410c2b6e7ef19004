import { isWritable, pathOf } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { describe, expect, it } from 'vitest'
import { valuesFor } from '../eachResource.ts'
import type { Answer } from '../server.ts'
import { everythingOf, type Trust } from './testing.ts'

/** Trust 4 and 5: what belongs to a tenant, and what to the server. */
export function ownership(trust: () => Trust): void {
  describe('trust 4: the tenant comes from the token', () => {
    it('every call that takes an id, replayed by another tenant: nothing read, nothing written', async () => {
      const { server, beta, ids } = trust()
      const before = await everythingOf(server, 'alpha')
      const seen: Answer[] = []
      for (const core of Object.values(resources)) {
        const id = ids[core.key] ?? ''
        const path = (call: { path: string; method: 'GET' | 'POST' | 'DELETE' }) => pathOf(core, call)
        if (core.calls.detail) seen.push(await beta.get(path(core.calls.detail), { id }))
        for (const call of [core.calls.submit, core.calls.update])
          if (call) seen.push(await beta.post(path(call), { id, remark: 'x', tenantId: 'alpha' }))
        const { remove } = core.calls
        if (remove)
          seen.push(
            await (remove.method === 'POST' ? beta.post(path(remove), { ids: [id] }) : beta.delete(path(remove), { ids: id })),
          )
        for (const { call, args = {}, asks = [], needs = [] } of Object.values(core.actions ?? {})) {
          const needed = Object.entries(core.fields).filter(([key]) => asks.includes(key) && needs.includes(key))
          const fields = { ...args, ...Object.fromEntries(needed.map(([key, field]) => [key, { ...field, required: true }])) }
          seen.push(await beta.post(path(call), { ids: id, ...valuesFor(core, fields, (resource) => ids[resource]) }))
        }
        if (core.calls.selectData) expect((await beta.post(path(core.calls.selectData), [id])).data).toEqual([])
        seen.push(await beta.get('/blade-bip/plus/history', { resource: core.key, id }))
        expect((await beta.get(path(core.calls.list), { id })).data.total).toBe(0)
      }
      expect(seen.length).toBeGreaterThan(25)
      for (const answer of seen) expect(answer, answer.msg).toMatchObject({ status: 404, error: 'notFound' })
      const foreign = await beta.post('/blade-bip/customer-contacts/submit', {
        customerId: ids.customer,
        contactsName: 'x',
        contactsPhoneNumber: '13800000000',
      })
      expect(foreign).toMatchObject({ status: 400, error: 'invalidFields' })
      const line = [{ id: 'x', materialId: ids.material, quantity: '1', price: '1', taxRate: '1' }]
      const order = {
        supplierId: ids.supplier,
        orgId: ids.organisation,
        purchaseDate: '2026-11-20',
        purchaserId: 'alpha-buyer',
        lines: line,
      }
      expect(Object.keys((await beta.post('/blade-bip/ScmPurchaseOrder/po-submit', order)).data.fields).sort()).toEqual([
        'lines.0.materialId',
        'orgId',
        'purchaserId',
        'supplierId',
      ])
      expect(await everythingOf(server, 'alpha')).toBe(before)
    })
  })

  describe('trust 5: what the server owns', () => {
    it('sent everywhere, changes nothing', async () => {
      const { server, alpha, ids } = trust()
      const owned = {
        tenantId: 'beta',
        tenant_id: 'beta',
        createUser: 'beta-admin',
        create_user: 'beta-admin',
        createDept: 'x',
        createTime: '2001-01-01T00:00:00.000Z',
        updateUser: 'x',
        updateTime: '2001-01-01T00:00:00.000Z',
        isDeleted: true,
        is_deleted: true,
        no: 'PO-1',
        cmCode: 'C1',
        supplierCode: 'S1',
        processStatus: 'inReview',
        amount: '999999',
        lineCount: '7',
        _can: ['remove'],
        __proto__: { admin: true },
      }
      for (const [key, id] of Object.entries(ids)) {
        const core = resources[key]
        if (!core?.calls.submit || !core.calls.detail) continue
        const path = pathOf(core, core.calls.submit)
        const before = (await alpha.get(pathOf(core, core.calls.detail), { id })).data
        // What is the server's in one resource may be anybody's to write in another, as the amount of an opportunity is.
        const sent = Object.entries(owned).filter(([name]) => !core.fields[name] || !isWritable(core.fields[name]))
        const answer = await alpha.post(path, { ...Object.fromEntries(sent), id })
        // Packages are the first tenant's.
        if (key === 'tenantPackage') expect(answer.status).toBe(403)
        else expect(answer, `${key} ${answer.msg}`).toMatchObject({ code: 200, data: before })
        expect((await alpha.get(pathOf(core, core.calls.detail), { id })).data).toEqual(before)
      }
      expect(await everythingOf(server, 'beta')).not.toContain('机密')
    })
  })
}
