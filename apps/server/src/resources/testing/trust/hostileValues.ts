import { pathOf } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { describe, expect, it } from 'vitest'
import { count, recordFigure } from '../../../../../../tests/support/figures.ts'
import { everythingOf, isEnvelope, seeded, type Trust } from './testing.ts'

/** The full counts take minutes. */
const timeout = count(60_000, 1_200_000)

const hostile = [
  "' or 1=1 --",
  '"; drop table customer; --',
  'fullname) union select password from user_secret --',
  'id;select pg_sleep(1)',
  "\\'; --",
  '%00',
  '\u0000',
  '__proto__',
  'constructor',
  'tenant_id',
  'tenantId',
  'fullname_sort',
  'find_tokens',
  'case when 1=1 then id else version end',
  '1,2,3',
  '-1',
  '$\u007bjndi:ldap://x}',
  '$$;select 1;$$',
  '{"$gt":""}',
  '\ud800',
  '9'.repeat(400),
  '\\u0002su',
  '%',
  '_',
  ':fullname',
  '?',
  'NaN',
  'infinity',
  '2026-02-30',
]
const places = [
  'ascs',
  'descs',
  'search',
  'fullname',
  'level',
  'level_in',
  'creditLimit',
  'creditLimit_ge',
  'since_le',
  'createTime_ge',
  'id',
  'ownerId_in',
  'current',
  'size',
  'createDept',
  'version',
]

/** Trust 6: what is sent to do harm. */
export function hostileValues(trust: () => Trust): void {
  describe('trust 6: names and values', () => {
    it('an address that people open is one of the web or a path of the portal, in every field that holds one', async () => {
      const { alpha, ids } = trust()
      const addresses = /url|website|target|link|href|^page$/i
      const held: string[] = []
      for (const [key, id] of Object.entries(ids)) {
        const core = resources[key]
        for (const [name, field] of Object.entries(core?.fields ?? {})) {
          if (!core?.calls.submit || field.kind !== 'text' || !addresses.test(name)) continue
          held.push(`${key}.${name}`)
          for (const evil of [
            'javascript:alert(1)',
            ' javascript:alert(1)',
            'data:text/html,1',
            'vbscript:x',
            'file:///etc/passwd',
          ]) {
            const { status, data } = await alpha.post(pathOf(core, core.calls.submit), { id, [name]: evil })
            expect([key, name, evil, status, Object.keys(data?.fields ?? {})]).toEqual([key, name, evil, 400, [name]])
          }
        }
      }
      expect(held.sort()).toEqual([
        'customer.website',
        'jumpLink.url',
        'pdaUrlRule.target',
        'pdaVersion.downloadUrl',
        'sopDoc.page',
      ])
    })

    it(`${count(500, 20_000)} hostile queries: no error, no difference`, { timeout }, async () => {
      const { server, alpha } = trust()
      const pick = seeded(6)
      const [all, before] = [
        (await alpha.get('/blade-bip/customer/list', { size: -1 })).data.total,
        await everythingOf(server, 'alpha'),
      ]
      for (let round = 0; round < count(500, 20_000); round += 1) {
        const value = `${pick(3) === 0 ? '机密' : ''}${hostile[pick(hostile.length)]}`
        const query =
          pick(4) === 0 ? { [hostile[pick(hostile.length)] ?? '']: value } : { [places[pick(places.length)] ?? '']: value }
        const answer = await alpha.get('/blade-bip/customer/list', query)
        expect([200, 400], `${JSON.stringify(query)}: ${answer.status} ${server.logged.at(-1)}`).toContain(answer.status)
        expect(isEnvelope(answer)).toBe(true)
        if (answer.status === 200) expect(answer.data.total).toBeLessThanOrEqual(all)
      }
      expect(await everythingOf(server, 'alpha')).toBe(before)
      expect(server.logged).toEqual([])
      recordFigure('hostile queries', `${count(500, 20_000)} asked, no error, no difference`)
    })
  })
}
