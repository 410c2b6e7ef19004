import { z } from 'zod'
import { callOut, type OutboundAnswer, OutboundFailure } from '../outbound/callOut.ts'
import { type Neighbour, NeighbourFailure } from './neighbour.ts'

const timeout = 20_000
const maxBytes = 16 * 1024 * 1024

const page = z.object({
  rows: z.array(z.looseObject({ key: z.string().min(1).max(200) })).max(5000),
  next: z.string().min(1).max(500).optional(),
})
const taken = z.object({ id: z.string().min(1).max(200), no: z.string().max(200).default('') })

export type RemoteNeighbour = { /** Without a slash at the end. */ url: string /** Sent as a bearer token. */; token?: string }

/**
 * A neighbour over HTTP: `GET {url}/{kind}?tenantId=…&after=…` answers `{rows, next}`, `POST {url}/{kind}` takes a document and answers
 * `{id, no}`. A status from 400 to 499 is a refusal, all else is tried again.
 */
export function remoteNeighbour({ url, token }: RemoteNeighbour): Neighbour {
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return {
    isRemote: true,
    read: async ({ kind, tenantId, after }) => {
      const address = addressOf(url, kind, { tenantId, ...(after && { after }) })
      return asked(page, () => callOut(address, { timeout, maxBytes, headers }))
    },
    send: async ({ kind, tenantId, document, idempotencyKey }) =>
      asked(taken, () =>
        callOut(addressOf(url, kind, { tenantId }), {
          method: 'POST',
          timeout,
          maxBytes,
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
          body: JSON.stringify(document),
        }),
      ),
  }
}

const addressOf = (url: string, kind: string, query: Record<string, string>): string =>
  `${url}/${encodeURIComponent(kind)}?${new URLSearchParams(query)}`

async function asked<T>(form: z.ZodType<T>, call: () => Promise<OutboundAnswer>): Promise<T> {
  const { status, body } = await call().catch((error: unknown) => {
    throw error instanceof OutboundFailure ? new NeighbourFailure(error.message, { reason: error.reason }) : error
  })
  const values = { status: String(status) }
  if (status >= 400 && status < 500)
    throw new NeighbourFailure(`it refused with ${status}`, { isFinal: true, reason: { code: 'refused', values } })
  if (status !== 200 && status !== 201)
    throw new NeighbourFailure(`it answered ${status}`, { reason: { code: 'answered', values } })
  const read = form.safeParse(jsonOf(body.toString()))
  if (!read.success)
    throw new NeighbourFailure('its answer has not the form that was agreed on', { reason: { code: 'notAgreed', values: {} } })
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
