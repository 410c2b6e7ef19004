import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { homeCalls, plus, type WeatherNow } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'
import { sentenceOf } from './sentences.ts'
import { createWeather } from './weather.ts'

let company: Company
let admin: string
let sales: string
beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
})
afterAll(() => company.stop())

describe('what a screen remembers', () => {
  const read = async (token: string) =>
    (await company.api.get<string | null>(plus.userSetting, { token, query: { key: 'desk' } })).body.data
  const keep = (token: string, body: object) => company.api.post(plus.submitUserSetting, { token, body })

  test('is each user’s own, on every device, until it is forgotten', async () => {
    expect(await read(admin)).toBeNull()
    await keep(admin, { key: 'desk', value: 'a' })
    await keep(admin, { key: 'desk', value: 'b' })
    expect(await read(admin)).toBe('b')
    expect(await read(await company.signIn('admin'))).toBe('b')
    expect(await read(sales)).toBeNull()
    await keep(admin, { key: 'desk', value: null })
    expect(await read(admin)).toBeNull()
  })

  test('needs a session, a known name and a short text', async () => {
    expect((await company.api.get(plus.userSetting, { query: { key: 'desk' } })).status).toBe(401)
    expect((await keep(admin, { key: 'anything', value: 'a' })).status).toBe(400)
    expect((await keep(admin, { key: 'desk', value: 'a'.repeat(20_001) })).status).toBe(400)
  })
})

test('the sentence of the day is there without a network, in the reader’s language, another one tomorrow', async () => {
  const { body } = await company.api.get<{ sentence: string }>(homeCalls.sentence, { headers: { 'accept-language': 'vi' } })
  expect(body.data.sentence).toBe(sentenceOf(new Date(), 'vi'))
  const [today, tomorrow] = [new Date('2026-11-20'), new Date('2026-11-21')]
  expect(sentenceOf(today, 'zh-CN')).not.toBe(sentenceOf(tomorrow, 'zh-CN'))
})

describe('the weather', () => {
  test('is said to be missing where no service is configured', async () => {
    expect((await company.api.get<WeatherNow>(homeCalls.weather)).body.data).toEqual({ state: 'off', weather: null })
  })

  test('is asked once in ten minutes, and its absence is an answer, not an error', async () => {
    let asked = 0
    let reply = '{"city":"苏州","temperature":18.5,"text":"多云","humidity":60,"secret":1}'
    const service = createServer((_, response) => {
      asked += 1
      response.end(reply)
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    // An address of this kind is all that `listen` on a port gives.
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/now`
    let now = new Date('2026-11-20T08:00:00Z')
    const said: string[] = []
    const weather = createWeather({ url, clock: () => now, log: (line) => said.push(line) })
    const answers = await Promise.all([weather(), weather(), weather()])
    expect(answers[2]).toEqual({ state: 'on', weather: { city: '苏州', temperature: 18.5, text: '多云', humidity: 60 } })
    expect(asked).toBe(1)
    now = new Date('2026-11-20T08:11:00Z')
    reply = '<html>maintenance</html>'
    expect(await weather()).toEqual({ state: 'down', weather: null })
    expect(said).toHaveLength(1)
    service.close()
  })

  test('comes from the service that was named: who leads elsewhere, or says too much, is not listened to', async () => {
    const weather = '{"city":"苏州","temperature":18.5,"text":"多云"}'
    const asked: string[] = []
    const service = createServer(({ url = '' }, response) => {
      asked.push(url)
      if (url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end()
      else response.end(url === '/long' ? `${weather}${' '.repeat(70_000)}` : weather)
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo // it listens on a port
    const said: string[] = []
    for (const path of ['moved', 'long']) {
      const url = `http://127.0.0.1:${port}/${path}`
      const ask = createWeather({ url, clock: () => new Date(), log: (line) => said.push(line) })
      expect(await ask()).toEqual({ state: 'down', weather: null })
    }
    expect(asked).toEqual(['/moved', '/long'])
    expect(said).toEqual([expect.stringContaining('leads elsewhere'), expect.stringContaining('longer than 65536 bytes')])
    service.close()
  })
})
