import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { count } from '../../../../../../tests/support/figures.ts'
import { takeIndexes } from '../../../seed/demo/indexes.ts'
import type { Trust } from './testing.ts'

/** The full counts take minutes. */
const timeout = count(60_000, 1_200_000)

/** Trust 19: who asks for more than there is room for. */
export function greedyReads(trust: () => Trust): void {
  describe('trust 19: greedy reads', () => {
    it('end at their ceiling, say how many there are, and leave the heap as it was', { timeout }, async () => {
      const { server, beta } = trust()
      await server.services.database.asSystem(
        async (tx) => {
          // To keep them takes longer than all that is asked here.
          await takeIndexes(tx, ['customer_contacts'])
          await sql`insert into customer_contacts (tenant_id, id, create_user, create_dept, update_user, contacts_name, customer_id, status)
          select 'beta', 'g' || lpad(n::text, 10, '0'), 'beta-admin', 'dept-sales', 'beta-admin', 'n' || n, 'none', 'active' from generate_series(1, 100050) n`.execute(
            tx,
          )
        },
        { timeout: 120_000 },
      )
      const path = '/blade-bip/customer-contacts/list'
      const heap = () => {
        globalThis.gc?.()
        return process.memoryUsage().heapUsed
      }
      const before = heap()
      for (let round = 0; round < count(5, 100); round += 1) {
        const refused = await beta.get(path, { size: [-1, 99999, 999999][round % 3] })
        expect(refused).toMatchObject({ status: 422, error: 'tooManyRows' })
        expect(refused.msg).toMatch(/共 \d+ 条，超出 100000 条上限/)
      }
      expect(heap() - before).toBeLessThan(60 * 1024 * 1024)
      const page = await beta.get(path, { size: 1000, current: 3 })
      expect(page.data.records).toHaveLength(1000)
      expect(page.data).toMatchObject({ estimated: true })
      expect(page.data.total).toBeGreaterThan(100_000)
      expect((await beta.get(path, { size: -1, id_in: 'g0000000001,g0000000002' })).data).toMatchObject({ total: 2 })
    })
  })
}
