import { beforeEach, describe, expect, test } from 'vitest'
import { Connection, type Listener } from './connection.ts'
import { FrameReader, writeFrame } from './frames.ts'

const heartbeat = 10_000
const listener: Listener = { tenantId: 't', userId: 'u', sessionId: 's', language: 'zh-CN' }
let now: number
let said: string[]
let state: 'open' | 'ended' | 'cut'
let connection: Connection

beforeEach(() => {
  now = 0
  said = []
  state = 'open'
  connection = new Connection({
    heartbeat,
    now: () => now,
    onOpen: () => undefined,
    identify: async ({ 'Blade-Auth': token }) => (token === 'good' ? listener : null),
    wire: {
      send: (text) => said.push(text),
      end: () => {
        state = 'ended'
      },
      cut: () => {
        state = 'cut'
      },
    },
  })
})

const receive = async (...frames: [command: string, headers?: Record<string, string>][]) => {
  for (const [command, headers = {}] of frames) connection.receive(Buffer.from(writeFrame(command, headers)))
  // Frames are worked on in a chain of promises; a turn of the loop is behind all of them.
  await new Promise(setImmediate)
}
const answers = () => new FrameReader().read(Buffer.from(said.join('')))
const connect = [
  'CONNECT',
  { 'accept-version': '1.1,1.2', 'heart-beat': '10000,10000', 'Blade-Auth': 'good' },
] as const satisfies [string, Record<string, string>]
const subscribe = ['SUBSCRIBE', { id: '1', destination: '/user/queue/singleMessage' }] as const satisfies [
  string,
  Record<string, string>,
]

describe('comes in', () => {
  test('with a token, and hears what is for it', async () => {
    await receive([...connect], [...subscribe])
    expect(answers()[0]).toMatchObject({ command: 'CONNECTED', headers: { version: '1.2', 'heart-beat': '10000,10000' } })
    connection.deliver((id) => writeFrame('MESSAGE', { subscription: id }, 'x'))
    expect(answers()[1]).toMatchObject({ command: 'MESSAGE', headers: { subscription: '1' }, body: 'x' })
  })

  test('hears nothing once it has taken back its subscription, or before it has made one', async () => {
    await receive([...connect])
    connection.deliver(() => 'early')
    await receive([...subscribe], ['UNSUBSCRIBE', { id: '1' }])
    connection.deliver(() => 'late')
    expect(said.join('')).not.toMatch(/early|late/)
  })

  test('and leaves with a receipt', async () => {
    await receive([...connect], ['DISCONNECT', { receipt: '77' }])
    expect(answers()[1]).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': '77' } })
    expect(state).toBe('ended')
  })
})

describe('is refused', () => {
  test.each([
    ['without a good token', [['CONNECT', { 'accept-version': '1.2', 'Blade-Auth': 'bad' }]]],
    ['in a version that is not spoken', [['CONNECT', { 'accept-version': '1.0' }]]],
    ['before it says who it is', [[...subscribe]]],
    ['when it says so twice', [[...connect], [...connect]]],
    ['at the queue of somebody else', [[...connect], ['SUBSCRIBE', { id: '1', destination: '/user/other/singleMessage' }]]],
    ['when it sends', [[...connect], ['SEND', { destination: '/user/queue/singleMessage' }]]],
    ['at a transaction', [[...connect], ['BEGIN', { transaction: '1' }]]],
    ['at a subscription without a name', [[...connect], ['SUBSCRIBE', { destination: '/user/queue/singleMessage' }]]],
  ] as [string, [string, Record<string, string>][]][])('%s', async (_, frames) => {
    await receive(...frames)
    expect(answers().at(-1)?.command).toBe('ERROR')
    expect(state).toBe('ended')
  })
})

describe('heart-beats', () => {
  test('are sent when nothing else was', async () => {
    await receive([...connect])
    said.length = 0
    now = heartbeat - 1
    connection.tick()
    expect(said).toEqual([])
    now = heartbeat
    connection.tick()
    expect(said).toEqual(['\n'])
  })

  test('are expected: a silent client is cut, one that beats is not', async () => {
    await receive([...connect])
    now = 24_000
    connection.receive(Buffer.from('\n'))
    now = 48_000
    connection.tick()
    expect(state).toBe('open')
    now = 50_000
    connection.tick()
    expect(state).toBe('cut')
  })

  test('are not waited for before the client has said who it is, but not for long', async () => {
    now = 9000
    connection.tick()
    expect(state).toBe('open')
    now = 11_000
    connection.tick()
    expect(state).toBe('cut')
  })
})
