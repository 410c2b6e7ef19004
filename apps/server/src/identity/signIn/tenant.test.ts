import { authCalls, plus, type Settings } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'

let company: Company

beforeAll(async () => {
  company = await startCompany()
  await set(sql`update tenant set domain = 'bip.example' where tenant_id = '000000'`)
  await set(sql`insert into tenant (tenant_id, name, domain, title) values ('000001', '越南工厂', 'vn.example:8443', 'BIP 越南')`)
})
afterAll(() => company.stop())

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const settings = async (host: string) => (await company.api.get<Settings>(plus.settings, { headers: { host } })).body.data

describe('the tenant of a domain', () => {
  test.each([
    ['bip.example', '000000', true],
    ['BIP.example:8080', '000000', true],
    ['vn.example:8443', '000001', true],
    ['vn.example', '000000', false],
    ['other.example', '000000', false],
  ])('%s is %s', async (host, tenantId, isTenantKnown) => {
    expect(await settings(host)).toMatchObject({ tenantId, isTenantKnown })
  })

  test('shows itself by its own title', async () => {
    expect((await settings('vn.example:8443')).title).toBe('BIP 越南')
  })

  test('decides where nobody is named, and a name decides against it', async () => {
    const ask = async (host: string, headers: Record<string, string> = {}) =>
      (await company.api.post(authCalls.token, {
        body: { grant_type: 'password', username: 'sales', password: await company.seal('bip-demo') },
        headers: { ...client, host, ...headers },
      })) as unknown as GrantAnswer // flat
    expect((await ask('bip.example')).status).toBe(200)
    expect((await ask('vn.example:8443')).status).toBe(400)
    expect((await ask('vn.example:8443', { 'tenant-id': '000000' })).body.tenant_id).toBe('000000')
  })

  test('that is disabled lets nobody in, whatever the password', async () => {
    await set(sql`update tenant set status = 'disabled' where tenant_id = '000000'`)
    expect((await company.grant('sales')).body.error_description).toBe('租户已停用，请联系管理员')
    expect((await company.grant('sales', 'wrong')).body.error_description).toBe('用户名或密码错误')
    await set(sql`update tenant set status = 'enabled' where tenant_id = '000000'`)
  })
})
