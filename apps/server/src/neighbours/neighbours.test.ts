import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../services/services.ts'
import { type Neighbour, NeighbourFailure } from './neighbour.ts'
import { neighbourOf } from './neighbourOf.ts'

let answer = { status: 200, body: '{}' }
let asked: { method?: string; url?: string; headers: NodeJS.Dict<string | string[]>; body: string } | undefined
const erp = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    asked = { method: request.method, url: request.url, headers: request.headers, body }
    response.writeHead(answer.status).end(answer.body)
  })
})
let remote: Neighbour
beforeAll(async () => {
  await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve))
  const { port } = erp.address() as AddressInfo // it listens on a port
  remote = neighbourOf('erp', { neighbours: { erp: { url: `http://127.0.0.1:${port}/v1`, token: 'secret' } } })
})
afterAll(() => void erp.close())

const services = {} as Services // neither adapter of this file asks for one
const call = { services, tenantId: 't1', kind: 'stock', signal: new AbortController().signal }
const sent = { ...call, document: { no: 'MO-1' }, idempotencyKey: 'k1' }

describe('a neighbour that is configured', () => {
  test('is read part by part with its token', async () => {
    answer = { status: 200, body: JSON.stringify({ rows: [{ key: '7', quantity: '3' }], next: '8' }) }
    expect(await remote.read({ ...call, after: '7' })).toEqual({ rows: [{ key: '7', quantity: '3' }], next: '8' })
    expect(asked).toMatchObject({
      method: 'GET',
      url: '/v1/stock?tenantId=t1&after=7',
      headers: { authorization: 'Bearer secret' },
    })
  })

  test('takes a document once, under its key', async () => {
    answer = { status: 201, body: '{"id":"900","no":"ERP-900"}' }
    expect(await remote.send(sent)).toEqual({ id: '900', no: 'ERP-900' })
    expect(asked).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'k1' }, body: '{"no":"MO-1"}' })
  })

  test.each([
    [409, '{}', true, 'it refused with 409'],
    [503, '{}', false, 'it answered 503'],
    [200, 'hello', false, 'its answer has not the form that was agreed on'],
  ])('that answers %i with %s fails, finally: %s', async (status, body, isFinal, message) => {
    answer = { status, body }
    const failed = await remote.send(sent).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(NeighbourFailure)
    expect(failed).toMatchObject({ isFinal, message })
  })
})

test('where none is configured the company’s own records stand for it, by kind', async () => {
  const own = neighbourOf('erp', { neighbours: {} }, { stock: async () => ({ rows: [{ key: '1' }] }) })
  expect(await own.read(call)).toEqual({ rows: [{ key: '1' }] })
  await expect(async () => own.read({ ...call, kind: 'other' })).rejects.toThrow(NeighbourFailure)
  expect(await own.send(sent)).toEqual({ id: 'k1', no: '' })
})
