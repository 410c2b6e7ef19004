import { plus } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
beforeAll(async () => {
  server = await startRecordsServer({})
  const admin = server.as('alpha.admin')
  for (const [materialCode, isActive] of [
    ['M-100', true],
    ['M-200', false],
  ])
    await admin.post('/blade-bip/ScmMaterial/material-submit', {
      materialCode,
      materialName: '伺服电机',
      isActive,
      category: 'drive',
      unit: 'pcs',
    })
})
afterAll(() => server.stop())

const ask = (body: object, who: 'alpha.admin' | 'beta.admin' = 'alpha.admin') =>
  server.as(who).post(plus.codes, { resource: 'material', ...body })

test('pasted codes name their records, whatever the case; what narrows the field narrows them too', async () => {
  const { data } = await ask({ codes: ['m-100 ', 'M-200', 'M-999'] })
  expect(data.map(({ code, label }: { code: string; label: string }) => [code, label]).toSorted()).toEqual([
    ['M-200', '伺服电机'],
    ['m-100 ', '伺服电机'],
  ])
  const active = await ask({ codes: ['M-100', 'M-200'], extras: { isActive_in: 'true' } })
  expect(active.data.map(({ code }: { code: string }) => code)).toEqual(['M-100'])
})

test('5 001 codes, an unknown resource and another tenant get nothing', async () => {
  expect((await ask({ codes: Array.from({ length: 5001 }, (_, at) => `M-${at}`) })).code).toBe(400)
  expect((await server.as('alpha.admin').post(plus.codes, { resource: 'nothing', codes: ['a'] })).code).toBe(400)
  expect((await ask({ codes: ['M-100'] }, 'beta.admin')).data).toEqual([])
})
