import { apiPath, type Envelope, type Language } from '@bip/contract'

/** ms; a request that takes longer is given up, the next round asks again. */
const timeout = 15_000

/** Reads a public call. Rejects with what the gateway said; a wall has no session and asks for none. */
export async function fetchWall<T>(path: string, language: Language, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams(query).toString()
  const answer = await fetch(apiPath(path) + (search && `?${search}`), {
    headers: { 'Accept-Language': language },
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  })
  const envelope = (await answer.json()) as Envelope<T> // our own gateway's form; anything else fails the check below
  if (envelope.code !== 200) throw new Error(envelope.msg || `The gateway answered ${answer.status}`)
  return envelope.data
}
