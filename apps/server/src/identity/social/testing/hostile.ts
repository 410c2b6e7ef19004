import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type Listening, listen } from './provider.ts'

export type IdToken = { header: Record<string, unknown>; claims: Record<string, unknown> }

/** An issuer that answers whatever a test puts into its mouth. */
export type HostileIssuer = Listening & {
  /** The token of the next answer: signed as its header says, with `key` or the issuer's own. */
  answer: (token: IdToken, key?: KeyObject | string) => void
  /** Algorithms that it announces. Default RS256 alone. */
  announced: string[]
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Another key than the issuer's. */
export const foreignKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

export async function startHostileIssuer(): Promise<HostileIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const announced = ['RS256']
  let idToken = ''
  const { url, stop } = await listen((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: announced,
        authorization_response_iss_parameter_supported: false,
      },
      '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] },
      '/token': { access_token: 'x', token_type: 'bearer', id_token: idToken },
    }
    const body = answers[new URL(request.url ?? '/', url).pathname]
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  return {
    url,
    stop,
    announced,
    answer: ({ header, claims }, key = privateKey) => {
      const signed = `${encoded(header)}.${encoded(claims)}`
      idToken = `${signed}.${signatureOf(String(header.alg), signed, key)}`
    },
  }
}

function signatureOf(algorithm: string, text: string, key: KeyObject | string): string {
  if (algorithm === 'none') return ''
  if (algorithm === 'HS256')
    return createHmac('sha256', key as string)
      .update(text)
      .digest('base64url') // the test gives a secret
  return sign('sha256', Buffer.from(text), key).toString('base64url')
}
