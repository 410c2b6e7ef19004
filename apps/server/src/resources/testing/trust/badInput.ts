import { resources } from '@bip/contract/resources'
import { describe, expect, it } from 'vitest'
import { count } from '../../../../../../tests/support/figures.ts'
import { routes as recordRoutes } from '../../../modules/index.ts'
import { sampled } from '../../../testing/sampled.ts'
import { isEnvelope, seeded, type Trust } from './testing.ts'

/** The full counts take minutes. */
const timeout = count(60_000, 1_200_000)

/** Trust 20: what is sent by mistake. */
export function badInput(trust: () => Trust): void {
  describe('trust 20: bad input', () => {
    const junk = (pick: (below: number) => number, depth = 0): unknown => {
      const leaves = [
        null,
        true,
        '',
        'x',
        '\u0000',
        '\ud800',
        '9'.repeat(50),
        -1,
        1e308,
        0.1,
        'a'.repeat(5000),
        '2026-13-45',
        trust().ids.customer,
        "'",
        [],
        {},
      ]
      const kind = depth > 2 ? 9 : pick(10)
      if (kind === 0) return Array.from({ length: pick(4) }, () => junk(pick, depth + 1))
      if (kind === 1) return Object.fromEntries(Array.from({ length: pick(4) }, () => [`k${pick(9)}`, junk(pick, depth + 1)]))
      return leaves[pick(leaves.length)]
    }

    it(`${count(12, 200)} cases a route: never a fault of ours, always the envelope`, { timeout }, async () => {
      const { server, alpha } = trust()
      const pick = seeded(20)
      for (const { method, path } of sampled(recordRoutes(server.services))) {
        const core = Object.values(resources).find((one) => path.startsWith(one.path))
        const keys = [
          'id',
          'ids',
          'version',
          'resource',
          'queryName',
          'queryValue',
          'extras',
          'mode',
          ...Object.keys(core?.fields ?? {}),
        ]
        for (let round = 0; round < count(12, 200); round += 1) {
          const values = Object.fromEntries(
            Array.from({ length: 1 + pick(5) }, () => [keys[pick(keys.length)] ?? 'id', junk(pick)]),
          )
          const texts = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
          const answer =
            method === 'GET'
              ? await alpha.get(path, texts)
              : await alpha.post(path, pick(6) === 0 ? junk(pick) : values, pick(3) === 0 ? texts : {})
          expect(answer.status, `${method} ${path} ${JSON.stringify(values)}: ${server.logged.at(-1)}`).toBeLessThan(500)
          if (!String(answer.headers['content-type']).includes('spreadsheet')) expect(isEnvelope(answer), path).toBe(true)
        }
      }
      expect(server.logged).toEqual([])
    })
  })
}
