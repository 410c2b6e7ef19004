import { callOut, type OutboundCall } from './callOut.ts'

/** What a library hands to a `fetch` of its own. */
type Asked = { method: string; headers: Readonly<Record<string, string>>; body?: unknown }

/** The same call for libraries that bring their own `fetch`: texts and forms go out, streams do not. */
export async function fetchOut(
  url: string,
  { method, headers, body }: Asked,
  rest: Omit<OutboundCall, 'method' | 'headers' | 'body'>,
) {
  if (body !== null && body !== undefined && typeof body !== 'string' && !(body instanceof URLSearchParams))
    throw new Error('Only texts and forms are sent to others; a library sends something else.')
  const answer = await callOut(url, { ...rest, method, headers, body: body?.toString() })
  const answered = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) answered.append(name, one)
  // An empty body must be none where the status says so.
  return new Response(answer.body.length > 0 ? new Uint8Array(answer.body) : null, { status: answer.status, headers: answered })
}
