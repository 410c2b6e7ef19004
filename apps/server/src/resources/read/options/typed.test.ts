import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RecordsServer, startRecordsServer } from '../../testing/server.ts'

const materials = '/blade-bip/ScmMaterial'

let server: RecordsServer
beforeAll(async () => {
  server = await startRecordsServer()
  const admin = server.as('alpha.admin')
  const add = async (materialCode: string, materialName: string, isActive = true) => {
    const answer = await admin.post(`${materials}/material-submit`, {
      ...{ materialCode, materialName, isActive, category: 'standard', unit: 'pcs', source: 'bought' },
    })
    expect(answer, `${answer.msg} ${server.logged}`).toMatchObject({ code: 200 })
  }
  await add('A100', '深沟球轴承')
  await add('A101', '轴承座 UCP205')
  await add('A102', '轴承')
  await add('A103', '停用的轴承', false)
  await add('UCP-1', '油封')
  for (let at = 0; at < 25; at += 1) await add(`BM${String(at).padStart(4, '0')}`, `导轨 ${at}`)
  await add('XBM00', '含 BM00 的滑块')
  await add('Z9', 'Đai ốc BM0007')
})
afterAll(() => server.stop())

const offered = async (queryValue: string, extras: Record<string, string> = {}): Promise<string[]> => {
  const query = { queryName: 'materialName', queryValue, ...extras }
  const { data } = await server.as('alpha.admin').post(`${materials}/select-data`, undefined, query)
  return (data as { label: string }[]).map(({ label }) => label) // the shape of options
}

describe('what is offered for what was typed', () => {
  test('is what is called so, then what begins so by name or code, then what holds it', async () => {
    // Those that hold it stand in the order of their names: shen, ting.
    expect(await offered('轴承')).toEqual(['轴承', '轴承座 UCP205', '深沟球轴承', '停用的轴承'])
    expect(await offered('ucp')).toEqual(['油封', '轴承座 UCP205'])
    expect((await offered('A102'))[0]).toBe('轴承')
    expect(await offered('zhouchengzuo')).toEqual(['轴承座 UCP205'])
    expect(await offered('ucp205')).toEqual(['轴承座 UCP205'])
  })

  test('stops at twenty where more begin so, the first by code', async () => {
    const names = await offered('bm00')
    expect(names).toHaveLength(20)
    expect(names.every((name) => name.startsWith('导轨'))).toBe(true)
    expect(new Set(names).size).toBe(20)
  })

  test('goes on with what holds it where few begin so, and one that is called exactly so stands first', async () => {
    const names = await offered('BM0007')
    expect(names).toEqual(['导轨 7', 'Đai ốc BM0007'])
  })

  test('keeps to what the form narrows it to', async () => {
    expect(await offered('轴承', { isActive_in: 'true' })).not.toContain('停用的轴承')
    expect(await offered('停用', { isActive_in: 'false' })).toEqual(['停用的轴承'])
    expect(await offered('停用', { isActive_in: 'true' })).toEqual([])
  })

  test('knows words in any order, and accents or none', async () => {
    expect(await offered('7 导轨')).toContain('导轨 7')
    expect(await offered('dai oc')).toEqual(['Đai ốc BM0007'])
  })
})
