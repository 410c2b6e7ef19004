import { authCalls } from '@bip/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSources } from '../../base/sources.ts'
import { type Company, client, startCompany } from '../../testing/company.ts'
import { foreignKey, type HostileIssuer, type IdToken, startHostileIssuer } from './testing/hostile.ts'

const clientSecret = 'a secret of the provider'
const host = { host: 'portal.test' }
let company: Company
let issuer: HostileIssuer
/** An issuer that announces more than it should. */
let loose: HostileIssuer

beforeAll(async () => {
  ;[issuer, loose] = await Promise.all([startHostileIssuer(), startHostileIssuer()])
  loose.announced.push('none', 'HS256')
  const source = (name: string, { url }: HostileIssuer) => ({
    kind: 'oidc',
    source: name,
    name,
    issuer: url,
    clientId: 'bip',
    clientSecret,
  })
  const sources = readSources(JSON.stringify([source('corp', issuer), source('loose', loose)]), 'sources.json')
  company = await startCompany({ config: { sources } })
})
afterAll(async () => {
  await company?.stop()
  await Promise.all([issuer?.stop(), loose?.stop()])
})
beforeEach(() => {
  company.logged.length = 0
})

const now = () => Math.floor(Date.now() / 1000)

/** Comes back from an issuer that vouches by this token. 403: somebody whom nobody here knows; 400: the token was not taken. */
async function comeBack(of: HostileIssuer, change: (usual: IdToken) => IdToken, key?: Parameters<HostileIssuer['answer']>[1]) {
  const source = of === loose ? 'loose' : 'corp'
  const begun = await company.api.get(`${authCalls.socialRender}/${source}`, { headers: host })
  const { searchParams } = new URL(String(begun.headers.location))
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
  const claims = { iss: of.url, aud: 'bip', sub: 'u-1', nonce: searchParams.get('nonce'), iat: now(), exp: now() + 300 }
  of.answer(change({ header: { alg: 'RS256', kid: 'own' }, claims }), key)
  const body = { grant_type: 'social', source, code: 'code', state: searchParams.get('state') ?? '' }
  return (await company.api.post(authCalls.token, { body, headers: { ...client, ...host, cookie } })).status
}
const claims =
  (changed: Record<string, unknown>) =>
  ({ header, claims }: IdToken): IdToken => ({ header, claims: { ...claims, ...changed } })
const signed =
  (header: Record<string, unknown>) =>
  ({ claims }: IdToken): IdToken => ({ header: { kid: 'own', ...header }, claims })

test('an ID token as it should be is taken, also for several audiences where it was made for this one', async () => {
  expect(await comeBack(issuer, (usual) => usual)).toBe(403)
  expect(await comeBack(issuer, claims({ aud: ['bip', 'other'], azp: 'bip' }))).toBe(403)
})

test('an ID token without a signature is refused, whatever its issuer announces', async () => {
  expect(await comeBack(issuer, signed({ alg: 'none' }))).toBe(400)
  expect(await comeBack(loose, signed({ alg: 'none' }))).toBe(400)
})

test('an ID token that was signed with a shared secret is refused, whatever its issuer announces', async () => {
  expect(await comeBack(issuer, signed({ alg: 'HS256' }), clientSecret)).toBe(400)
  expect(await comeBack(loose, signed({ alg: 'HS256' }), clientSecret)).toBe(400)
})

test.each([
  ['signed with a key that is not the issuer’s', (usual: IdToken) => usual, foreignKey()],
  ['by an algorithm that is not announced', signed({ alg: 'RS512' }), undefined],
  ['by a key that nobody has', signed({ alg: 'RS256', kid: 'unknown' }), foreignKey()],
  ['with extensions that have to be understood', signed({ alg: 'RS256', crit: ['x'], x: 1 }), undefined],
  ['of another issuer', claims({ iss: 'https://evil.example' }), undefined],
  ['for another client', claims({ aud: 'other' }), undefined],
  ['for several clients without a word for which', claims({ aud: ['bip', 'other'] }), undefined],
  ['that another client asked for', claims({ azp: 'other' }), undefined],
  ['that another client of several asked for', claims({ aud: ['bip', 'other'], azp: 'other' }), undefined],
  ['with another nonce', claims({ nonce: 'another' }), undefined],
  ['without a nonce', claims({ nonce: undefined }), undefined],
  ['that has expired', claims({ exp: now() - 120 }), undefined],
  ['that never expires', claims({ exp: undefined }), undefined],
  ['that does not say when it was made', claims({ iat: undefined }), undefined],
  ['that was made an hour ago', claims({ iat: now() - 3600, exp: now() + 3600 }), undefined],
  ['that will be made in an hour', claims({ iat: now() + 3600, exp: now() + 7200 }), undefined],
  ['that is not valid yet', claims({ nbf: now() + 3600 }), undefined],
  ['that names nobody', claims({ sub: '' }), undefined],
  ['that names nobody at all', claims({ sub: undefined }), undefined],
])('an ID token %s is refused', async (_, change, key) => {
  expect(await comeBack(issuer, change, key)).toBe(400)
})
