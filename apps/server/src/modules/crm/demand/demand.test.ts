import { rlistCalls } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'
import type { Upload } from '../../../testing/http.ts'

let server: RecordsServer
let admin: Caller
let customerId: string
let configueId: string

const path = '/blade-bip/customer-rlist'
const settings = '/blade-bip/rlist-configue'
const columns = [
  {
    title: '节拍',
    titleEn: 'Cycle time',
    titleVi: 'Nhịp',
    columnKind: 'number',
    unit: 's',
    otherNames: 'CT;takt',
    isRequired: true,
  },
  { title: '自动化程度', columnKind: 'choice', choices: '自动;半自动;手动' },
]
const stored = async (address: string, values: object, caller = admin) => {
  const answer = await caller.post(`${address}/submit`, values)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}
const detail = async (id: string) => (await admin.get(`${path}/detail`, { id })).data
const act = (name: string, id: string, args: object = {}) =>
  admin.post(`/blade-bip/plus/customer-rlist/${name}`, { ids: [id], ...args })

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  customerId = (await stored('/blade-bip/customer', { fullname: '岚山重工' })).id
  configueId = (await stored(settings, { configueName: '整线', configueKind: 'list', listMode: 'line', columns })).id
})
afterAll(() => server.stop())

const schedule = (items: object[], name = '焊接线需求') =>
  stored(path, { name, customerId, configueId, receivedOn: '2026-11-02', items })

describe('settings of demand schedules', () => {
  it('give each column a cell that no column had before it', async () => {
    const { id } = await stored(settings, { configueName: '单机', configueKind: 'list', listMode: 'machine', columns })
    const before = (await admin.get(`${settings}/detail`, { id })).data
    expect(before.columns.map(({ cell }: { cell: string }) => cell)).toEqual(['c1', 'c2'])
    const [, second] = before.columns
    await stored(settings, { ...before, columns: [second, { title: '电源', columnKind: 'text' }] })
    const after = (await admin.get(`${settings}/detail`, { id })).data
    expect(after.columns.map(({ cell }: { cell: string }) => cell)).toEqual(['c2', 'c3'])
  })
})

describe('a demand schedule', () => {
  it('holds in its rows what its columns let in', async () => {
    const { id } = await schedule([{ itemNo: '10', itemName: '机器人', quantity: '2', unit: 'set', c1: '42', c2: '自动' }])
    expect((await detail(id)).items).toMatchObject([{ itemNo: '10', c1: '42.000', c2: '自动' }])
    const wrong = await admin.post(`${path}/submit`, {
      name: '错',
      customerId,
      configueId,
      items: [
        { itemNo: '10', itemName: '机器人', quantity: '2', unit: 'set', c1: '快', c2: '电动' },
        { itemNo: '10', itemName: '夹具', quantity: '1', unit: 'set' },
      ],
    })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.data.fields).toSorted()).toEqual(['items.0.c1', 'items.0.c2', 'items.1.itemNo'])
    expect(wrong.data.fields['items.0.c2']).toBe('自动化程度只能是 自动、半自动、手动')
  })

  it('is sent to review whole, goes through versions, and the later one takes the place of the earlier', async () => {
    const { id } = await schedule([{ itemNo: '10', itemName: '机器人', quantity: '2', unit: 'set' }], '涂装线')
    expect((await act('commit', id)).msg).toContain('节拍')
    const first = await detail(id)
    await stored(path, { id, version: first.version, items: [{ ...first.items[0], c1: '40' }] })
    expect((await act('commit', id)).status).toBe(200)
    expect((await act('confirm', id)).status).toBe(200)
    const made = await act('new-version', id, { reason: '节拍缩短' })
    expect(made, made.msg).toMatchObject({ status: 200 })
    const { data } = await admin.get(`${path}/list`, { name: '涂装线', ascs: 'versionNo' })
    const [old, next] = data.records
    expect(next).toMatchObject({
      versionNo: '2',
      rlistNo: old.rlistNo,
      baseId: id,
      firstId: id,
      rlistStatus: 'draft',
      changeReason: '节拍缩短',
    })
    expect((await act('new-version', id, { reason: '再改' })).msg).toContain('版本 2')

    const second = await detail(next.id)
    const items = [
      { ...second.items[0], c1: '36', quantity: '3' },
      { itemNo: '20', itemName: '返修台', quantity: '1', unit: 'set', c1: '60' },
    ]
    await stored(path, { id: next.id, version: second.version, items })
    const compared = await server
      .as('alpha.admin', 'en')
      .get('/blade-bip/plus/query/rlist-compare', { beforeId: id, afterId: next.id })
    expect(compared.data.records).toMatchObject([
      { itemNo: '10', change: 'changed', columnName: 'Quantity', before: '2', after: '3' },
      { itemNo: '10', change: 'changed', columnName: 'Cycle time (s)', before: '40', after: '36' },
      { itemNo: '20', change: 'added', before: null },
    ])
    await act('commit', next.id)
    expect((await act('confirm', next.id)).status).toBe(200)
    expect([(await detail(id)).rlistStatus, (await detail(next.id)).rlistStatus]).toEqual(['superseded', 'confirmed'])
  })
})

describe('a customer’s own sheet', () => {
  const file: Upload = {
    name: 'demand.csv',
    type: 'text/csv',
    content: Buffer.from(
      '岚山重工,,\n设备清单,,\nPos,设备名称,需求台数,takt,采购员\n10,焊接机器人,2 台,38,张三\n20,变位机,1,40,李四\n,合计外,,,\n',
    ),
  }
  const read = (id: string) => admin.upload(rlistCalls.readSheet, file, { id })

  it('is read whatever stands above its heading, stored by the columns that were said, and remembered', async () => {
    const { id } = await schedule([])
    const asked = await read(id)
    expect(asked, asked.msg).toMatchObject({ status: 200, data: { isRemembered: false, rows: 3 } })
    const targetsOf = ({ data }: typeof asked) => data.headings.map(({ target }: { target: string | null }) => target)
    expect(targetsOf(asked)).toEqual(['itemNo', 'itemName', null, 'c1', null])
    const lacking = await admin.upload(rlistCalls.takeSheet, file, { id, columns: JSON.stringify({ itemNo: 0 }) })
    expect(lacking.msg).toContain('名称')
    const columnsSaid = JSON.stringify({ itemNo: 0, itemName: 1, quantity: 2, c1: 3 })
    const refused = await admin.upload(rlistCalls.takeSheet, file, { id, columns: columnsSaid })
    expect(refused.status).toBe(400)
    const good = { ...file, content: Buffer.from(Buffer.from(file.content).toString().replace(',合计外,,,\n', '')) }
    const taken = await admin.upload(rlistCalls.takeSheet, good, { id, columns: columnsSaid })
    expect(taken, taken.msg).toMatchObject({ status: 200, data: { added: 2, total: 2 } })
    expect((await detail(id)).items).toMatchObject([
      { itemNo: '10', itemName: '焊接机器人', quantity: '2.000', unit: 'set', c1: '38.000' },
      { itemNo: '20', itemName: '变位机' },
    ])
    const again = await read((await schedule([], '第二份')).id)
    expect(again.data.isRemembered).toBe(true)
    expect(targetsOf(again)).toEqual(['itemNo', 'itemName', 'quantity', 'c1', null])
  })
})
