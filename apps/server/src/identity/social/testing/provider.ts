import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type Listening = { url: string; stop: () => Promise<void> }

/** A server on a free port of this machine. */
export async function listen(handler: RequestListener): Promise<Listening & { server: Server }> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { server, url: `http://127.0.0.1:${port}`, stop }
}

export type Person = { sub: string; name: string }

/** A real OpenID provider on this machine. It asks nobody: whoever comes is `person()`. */
export async function startProvider(redirectUri: string, person: () => Person): Promise<Listening> {
  let handle: RequestListener = (_, response) => void response.writeHead(503).end()
  const { url, stop } = await listen((request, response) => handle(request, response))
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'bip',
        client_secret: 'a secret of the provider',
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/come/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, name: person().name }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
  })
  const serve = provider.callback()
  handle = (request, response) => {
    if (!request.url?.startsWith('/come/')) return void serve(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: person().sub } })
  }
  return { url, stop }
}

/** Walks through a provider as a browser would, cookies and all, until it leaves for `home`; answers where it went. */
export async function walk(from: string, home: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = new URL(from)
  for (let step = 0; step < 10; step++) {
    if (next.href.startsWith(home)) return next
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    await answer.body?.cancel()
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status} at ${next.pathname} and led nowhere.`)
    next = new URL(location, next)
  }
  throw new Error('The provider led in circles.')
}
