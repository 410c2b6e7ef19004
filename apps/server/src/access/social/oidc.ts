import * as oidc from 'openid-client'
import { Refusal } from '../../http/errors.ts'
import type { Identity } from './identities.ts'
import type { OidcSource } from './sources.ts'

/** Seconds that a third party may take for one answer. */
const patience = 10

export type Challenge = { state: string; nonce: string; verifier: string; redirectUri: string }

// What a provider says of itself changes seldom, and a process that asks again after a restart loses nothing.
const known = new WeakMap<OidcSource, Promise<oidc.Configuration>>()

function configurationOf(source: OidcSource): Promise<oidc.Configuration> {
  const held = known.get(source)
  if (held) return held
  const { issuer, clientId, clientSecret } = source
  const isPlain = new URL(issuer).protocol === 'http:' // sources.ts lets only this machine be asked so
  const asked = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patience,
    ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
  })
  known.set(source, asked)
  asked.catch(() => known.delete(source))
  return asked
}

/** Where a browser is sent to be asked who it is. */
export async function oidcAddress(source: OidcSource, { state, nonce, verifier, redirectUri }: Challenge): Promise<URL> {
  return oidc.buildAuthorizationUrl(await configurationOf(source), {
    redirect_uri: redirectUri,
    scope: source.scopes,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}

/** Who came back: state, nonce, PKCE, issuer and the signature of the ID token are checked by the library. */
export async function oidcIdentity(source: OidcSource, challenge: Challenge, returned: URLSearchParams): Promise<Identity> {
  const configuration = await configurationOf(source)
  const current = new URL(challenge.redirectUri)
  current.search = returned.toString()
  const tokens = await oidc.authorizationCodeGrant(configuration, current, {
    pkceCodeVerifier: challenge.verifier,
    expectedState: challenge.state,
    expectedNonce: challenge.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Refusal('socialFailed')
  return { source: source.source, subject: claims.sub, name: await nameOf(configuration, tokens.access_token, claims) }
}

const wordOf = (claims: object): string | undefined =>
  [Reflect.get(claims, 'name'), Reflect.get(claims, 'nickname'), Reflect.get(claims, 'preferred_username')].find(
    (word): word is string => typeof word === 'string' && word !== '',
  )

/** What the person is called there: from the token, else asked for. A name is a help, so its absence is no failure. */
async function nameOf(configuration: oidc.Configuration, accessToken: string, claims: oidc.IDToken): Promise<string> {
  const given = wordOf(claims)
  if (given || !configuration.serverMetadata().userinfo_endpoint) return (given ?? '').slice(0, 60)
  try {
    return (wordOf(await oidc.fetchUserInfo(configuration, accessToken, claims.sub)) ?? '').slice(0, 60)
  } catch {
    return ''
  }
}
