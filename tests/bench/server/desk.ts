import { encryptSm2 } from '../../../packages/contract/src/crypto/index.ts'
import type { Envelope, Page, Settings, TokenGrant } from '../../../packages/contract/src/index.ts'
import { authCalls, markerHeader, markerValue, plus, tokenHeader } from '../../../packages/contract/src/index.ts'

/** The calls of contacts, as a client sends them. */
export const contactsPath = '/api/blade-bip/customer-contacts'

export type Row = { id: string; [field: string]: unknown }

/** Somebody who is signed in and asks over HTTP. */
export type Desk = {
  headers: Record<string, string>
  list(path: string, query: Record<string, string | number>): Promise<Page<Row>>
  submit(path: string, body: Record<string, unknown>): Promise<void>
}

/** Signs in at a running server with an account of the demonstration. Throws with the server's own sentence where it is refused. */
export async function signIn(url: string, account: string, password = 'bip-demo'): Promise<Desk> {
  const { data: settings } = await answerOf<Envelope<Settings>>(fetch(`${url}/api${plus.settings}`))
  if (!settings.sm2PublicKey) throw new Error('The server named no key to encrypt the password with.')
  const grant = await answerOf<TokenGrant>(
    fetch(`${url}/api${authCalls.token}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('portal:portal')}`, [markerHeader]: markerValue },
      body: new URLSearchParams({
        grant_type: 'password',
        scope: 'all',
        username: account,
        password: await encryptSm2(password, settings.sm2PublicKey),
      }),
    }),
  )
  const headers = { [tokenHeader]: `bearer ${grant.access_token}` }
  return {
    headers,
    list: async (path, query) => {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return (await answerOf<Envelope<Page<Row>>>(fetch(`${url}${path}?${asked}`, { headers }))).data
    },
    submit: async (path, body) => {
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
      await answerOf(fetch(`${url}${path}`, sent))
    },
  }
}

async function answerOf<Shape>(asked: Promise<Response>): Promise<Shape> {
  const answer = await asked
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text) as Shape // the shape that the contract says
}
