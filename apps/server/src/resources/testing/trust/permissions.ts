import { describe, expect, it } from 'vitest'
import { routes as recordRoutes } from '../../../modules/index.ts'
import { sampled } from '../../../testing/sampled.ts'
import { roleNames, sessionOf } from '../company.ts'
import type { Caller } from '../server.ts'
import type { Trust } from './testing.ts'

/** Trust 3: who may call what. */
export function permissions(trust: () => Trust): void {
  describe('trust 3: a permission per route', () => {
    it('every route of every resource, by five roles: as declared', async () => {
      const { server } = trust()
      const routes = recordRoutes(server.services)
      expect(routes.length).toBeGreaterThan(40)
      for (const { method, path, access } of sampled(routes)) {
        const call = (caller: Caller) =>
          method === 'POST' ? caller.post(path, {}) : method === 'GET' ? caller.get(path) : caller.delete(path)
        if ('public' in access) continue
        expect((await call(server.as())).status, path).toBe(401)
        if (!('permission' in access)) continue
        for (const role of roleNames) {
          const codes = [access.permission].flat()
          const may = codes.some((code) => sessionOf('alpha', role).permissions.has(code))
          const { status } = await call(server.as(`alpha.${role}`))
          expect(status === 403, `${role} ${method} ${path}: ${status}`).toBe(!may)
        }
      }
    })

    it('what a permission allows in general, it does not allow beyond: add is not edit, import is not add', async () => {
      const { server, ids } = trust()
      const token = server.tokenFor({ ...sessionOf('alpha', 'worker'), permissions: new Map([['customer_add', 'all']]) })
      const adder = server.as(token as 'alpha.x')
      expect((await adder.post('/blade-bip/customer/submit', { fullname: '只能新建' })).status).toBe(200)
      expect((await adder.post('/blade-bip/customer/submit', { id: ids.customer, level: 'C' })).status).toBe(403)
      expect((await adder.get('/blade-bip/customer/detail', { id: ids.customer })).status).toBe(403)
    })
  })
}
