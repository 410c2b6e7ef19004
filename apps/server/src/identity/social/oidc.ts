import * as oidc from 'openid-client'
import { Refusal } from '../../base/errors.ts'
import type { OidcSource } from '../../base/sources.ts'
import { fetchOut } from '../../outbound/fetchOut.ts'
import type { Identity } from './identities.ts'

/** Seconds that a third party may take for one answer. */
const timeout = 10
/** What a provider says of itself, its keys among it, is a few kilobytes. */
const maxBytes = 512 * 1024

export type Challenge = { state: string; nonce: string; verifier: string; redirectUri: string }

// What a provider says of itself changes seldom, and a process that asks again after a restart loses nothing.
const known = new WeakMap<OidcSource, Promise<oidc.Configuration>>()

function configurationOf(source: OidcSource): Promise<oidc.Configuration> {
  const held = known.get(source)
  if (held) return held
  const { issuer, clientId, clientSecret } = source
  const isPlain = new URL(issuer).protocol === 'http:' // sources.ts lets only this machine be asked so
  const asked = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout,
    [oidc.customFetch]: fetchFor(source),
    // Signatures are checked although the token comes straight from the provider: with what it announces, and with its public keys alone.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
  known.set(source, asked)
  asked.catch(() => known.delete(source))
  return asked
}

/**
 * How the library asks a provider. Its addresses beside the issuer's own are the provider's words, and not the operator's: they must not
 * lead into the house.
 */
const fetchFor =
  ({ issuer }: OidcSource): oidc.CustomFetch =>
  (url, asked) => {
    const isOwn = new URL(url).origin === new URL(issuer).origin
    return fetchOut(url, asked, { timeout: timeout * 1000, maxBytes, network: isOwn ? 'any' : 'outside' })
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

/**
 * Who came back. State, nonce, PKCE, issuer, audience, expiry and the signature of the ID token, by an asymmetric algorithm that the issuer
 * announces, are checked by the library; what it leaves open by `checkIdToken`.
 */
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
  checkIdToken(claims, source)
  return { source: source.source, subject: claims.sub, name: await nameOf(configuration, tokens.access_token, claims) }
}

/** Seconds by which clocks may differ, and that a token may be on its way. */
const clockTolerance = 60
const maxTokenAge = 600

/** Throws `socialFailed` for a token that was made for another client, is not from now, or names nobody. */
function checkIdToken({ azp, iat, sub }: oidc.IDToken, { clientId }: OidcSource): void {
  const age = Date.now() / 1000 - iat
  const isFresh = age >= -clockTolerance && age <= maxTokenAge
  const isOurs = azp === undefined || azp === clientId
  if (!isFresh || !isOurs || sub === '' || sub.length > 255) throw new Refusal('socialFailed')
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
