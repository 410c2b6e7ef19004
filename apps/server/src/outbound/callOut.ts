import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isInside, liesInside, lookUpOutside } from './inside.ts'

export type OutboundCall = {
  /** Default GET. */
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Milliseconds for the whole of it, the answer's body included. */
  timeout: number
  /** Bytes that the body of the answer may have. */
  maxBytes: number
  /** `outside`: an address that is not the operator's own words leads neither to this machine nor into a private network. Default any. */
  network?: 'any' | 'outside'
}

export type OutboundAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Why a call came to nothing, for those who say it in a language of their own. */
export type OutboundReason = {
  code: 'protocol' | 'inside' | 'late' | 'unreachable' | 'elsewhere' | 'tooLong' | 'answered'
  values: Readonly<Record<string, string>>
}

/** Why a call came to nothing, in a sentence without the address, which may hold a secret. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure'
  readonly reason: OutboundReason

  constructor(code: OutboundReason['code'], message: string, values: OutboundReason['values'] = {}) {
    super(message)
    this.reason = { code, values }
  }
}

/**
 * The one way in which the server calls somebody else: a single answer of bounded size in bounded time, from the very address that was
 * given. Redirects are failures. Throws OutboundFailure; every status beside theirs is an answer.
 */
export function callOut(address: string | URL, call: OutboundCall): Promise<OutboundAnswer> {
  const url = new URL(address)
  const { method = 'GET', headers, body, timeout, maxBytes, network = 'any' } = call
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return Promise.reject(
      new OutboundFailure('protocol', `it is asked by ${url.protocol}, and only by https: or http: can be`, {
        protocol: url.protocol,
      }),
    )
  // Names are looked at when they are resolved; figures are resolved by nobody.
  if (network === 'outside' && isInside(url.hostname)) return Promise.reject(new OutboundFailure('inside', liesInside))
  const options: RequestOptions = { method, headers, agent: false, ...(network === 'outside' && { lookup: lookUpOutside }) }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (answer) => {
      read(answer, maxBytes).then(resolve, fail).finally(end)
    })
    const seconds = String(timeout / 1000)
    const timer = setTimeout(
      () => fail(new OutboundFailure('late', `it did not answer within ${seconds} s`, { seconds })),
      timeout,
    )
    const end = () => {
      clearTimeout(timer)
      request.destroy()
    }
    const fail = (error: Error) => {
      reject(error instanceof OutboundFailure ? error : unreachable(reasonOf(error)))
      end()
    }
    request.on('error', fail)
    request.end(body)
  })
}

/** The code alone where there is one: messages of the system name addresses. */
const reasonOf = (error: Error): string => ('code' in error ? String(error.code) : error.message)

const unreachable = (reason: string) => new OutboundFailure('unreachable', reason, { reason })

async function read(answer: IncomingMessage, maxBytes: number): Promise<OutboundAnswer> {
  const { statusCode: status = 0, headers } = answer
  if (status >= 300 && status < 400 && headers.location !== undefined)
    throw new OutboundFailure('elsewhere', `it answered ${status} and leads elsewhere, where nobody is asked`, {
      status: String(status),
    })
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes)
      throw new OutboundFailure('tooLong', `its answer is longer than ${maxBytes} bytes`, { max: String(maxBytes) })
    chunks.push(chunk)
  }
  return { status, headers, body: Buffer.concat(chunks) }
}
