import { errorHeader } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '../http/route.ts'
import { routes as identity } from '../identity/routes.ts'
import { userRoutes } from '../modules/system/user/routes.ts'
import { mergeGrants } from '../permissions/permissions.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { routes as administration } from './routes.ts'

let company: Company
const roles = ['sales', 'planner', 'inspector', 'buyer', 'worker']
const tokens = new Map<string, string>()

beforeAll(async () => {
  company = await startCompany()
  for (const role of roles) tokens.set(role, await company.signIn(role))
})
afterAll(() => company.stop())

const call = ({ method, path }: Route, token?: string) =>
  method === 'GET' ? company.api.get(path, { token }) : company.api.post(path, { token, body: {} })

/** Calls that would end the very session which asks. */
const ending = ['/blade-auth/oauth/logout']

describe('every call of identity, administration and accounts', () => {
  const declared = [...identity(), ...administration(), ...userRoutes]
  const open = declared.filter(({ access }) => 'public' in access)

  test('that is public is one of these', () => {
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /blade-auth/oauth/captcha',
      'GET /blade-auth/social/skip-url/oauth/render/{source}',
      'GET /blade-bip/plus/health',
      'GET /blade-bip/plus/settings',
      'GET /blade-bip/wechat/public-account/authorize',
      'GET /blade-system/tenant/info',
      'POST /blade-auth/oauth/sms/send-validate',
      'POST /blade-auth/oauth/token',
      'POST /blade-bip/plus/face/options',
      'POST /blade-bip/plus/ticket/client',
      'POST /blade-bip/plus/ticket/holder',
      'POST /blade-system/user/register-guest',
    ])
  })

  test('that is not public is closed without a session, and with nonsense for one', async () => {
    for (const route of declared.filter((one) => !open.includes(one)))
      for (const token of [undefined, 'nonsense', 'undefined'])
        expect((await call(route, token)).status, `${route.method} ${route.path}`).toBe(401)
  })

  test.each(roles)('answers %s as declared', async (role) => {
    for (const route of declared.filter(({ path, method }) => !(ending.includes(path) && method === 'GET'))) {
      const { status, headers } = await call(route, tokens.get(role))
      const name = `${route.method} ${route.path}`
      // What changes how one gets in asks for the password first.
      if ('signedIn' in route.access && headers[errorHeader.toLowerCase()] === 'confirmNeeded') continue
      if ('permission' in route.access) expect(status, name).toBe(403)
      // Signed in is enough for the others; what is sent here is mostly incomplete, and then said to be so.
      else if (route.path !== '/blade-auth/oauth/token') expect([200, 400, 404], name).toContain(status)
    }
  })
})

describe('administration', () => {
  test.each(roles)('is closed to %s', async (role) => {
    const token = tokens.get(role) ?? ''
    for (const path of ['unlock', 'reset-password', 'submit', 'remove'])
      expect((await company.api.post(`/blade-system/user/${path}`, { token, body: { ids: '1' } })).status, path).toBe(403)
    expect((await company.api.get('/blade-system/user/page', { token })).status).toBe(403)
  })
})

test('of two roles the wider reach counts', () => {
  const merged = mergeGrants([
    { code: 'customer_view', scope: 'self' },
    { code: 'customer_view', scope: 'deptDeep' },
    { code: 'customer_view', scope: 'dept' },
    { code: 'ship_view', scope: 'all' },
  ])
  expect([...merged]).toEqual([
    ['customer_view', 'deptDeep'],
    ['ship_view', 'all'],
  ])
})
