import { plus, type TimelinePage } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'
import { tellTenant } from './morningJob.ts'
import { returnIdle } from './poolJob.ts'

let server: RecordsServer
let admin: Caller
let sales: Caller
const paths = {
  customer: '/blade-bip/customer',
  contact: '/blade-bip/customer-contacts',
  record: '/blade-bip/contact-records',
  foundry: '/blade-bip/foundry',
  area: '/blade-bip/CrmCustomerArea',
} as const

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T06:00:00Z'))
  admin = server.as('alpha.admin')
  sales = server.as('alpha.sales')
})
afterAll(() => server.stop())

const make = async (at: keyof typeof paths, values: object, caller = admin) => {
  const answer = await caller.post(`${paths[at]}/submit`, values)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}
const read = async (at: keyof typeof paths, id: string) => (await admin.get(`${paths[at]}/detail`, { id })).data
const contact = (customerId: string, contactsName: string) =>
  make('contact', { customerId, contactsName, contactsPhoneNumber: '13800138000' })

describe('a customer', () => {
  it('belongs to its maker, or to whom it names, and reaches go by the owner', async () => {
    const own = await make('customer', { fullname: '自有客户', website: 'https://www.Zi-You.example/a' }, sales)
    expect(own).toMatchObject({ ownerId: 'alpha-sales', ownerDept: 'dept-sales', poolStatus: 'owned' })
    expect(own).toMatchObject({ webDomain: 'zi-you.example', ownerSince: '2026-11-20T06:00:00.000Z' })
    const given = await make('customer', { fullname: '指派客户', ownerId: 'alpha-sales' })
    expect((await sales.get(`${paths.customer}/detail`, { id: given.id })).status).toBe(200)
    const person = await contact(given.id, '王强')
    expect(person).toMatchObject({ ownerId: 'alpha-sales', ownerDept: 'dept-sales' })
    await make('customer', { id: given.id, ownerId: 'alpha-buyer' })
    expect((await sales.get(`${paths.customer}/detail`, { id: given.id })).status).toBe(404)
    expect(await read('contact', person.id)).toMatchObject({ ownerId: 'alpha-buyer' })
  })

  it('is no part of itself, however far above', async () => {
    const top = await make('customer', { fullname: '集团' })
    const below = await make('customer', { fullname: '子公司', parentId: top.id })
    const refused = await admin.post(`${paths.customer}/submit`, { id: top.id, parentId: below.id })
    expect(refused.data.fields.parentId).toContain('请选择另一家')
  })
})

describe('contact records', () => {
  it('are of now and of oneself, and say on the customer when somebody spoke with them last and will next', async () => {
    const { id: customerId } = await make('customer', { fullname: '跟进客户' })
    const first = await make('record', { customerId, subject: '拜访', nextStep: '报价', nextOn: '2026-11-24' })
    expect(first).toMatchObject({ contactedAt: '2026-11-20T06:00:00.000Z', personId: 'alpha-admin', isNextDone: false })
    expect(await read('customer', customerId)).toMatchObject({
      lastContactAt: '2026-11-20T06:00:00.000Z',
      nextContactOn: '2026-11-24',
    })
    const next = await make('record', { customerId, subject: '已报价', followsId: first.id, contactedAt: '2026-11-21 09:00:00' })
    expect(await read('record', first.id)).toMatchObject({ isNextDone: true })
    expect(await read('customer', customerId)).toMatchObject({
      lastContactAt: '2026-11-21T01:00:00.000Z',
      nextContactOn: null,
    })
    await admin.post(`${paths.record}/remove`, { ids: next.id })
    expect(await read('customer', customerId)).toMatchObject({ lastContactAt: '2026-11-20T06:00:00.000Z' })
  })

  it('name contacts of their customer only, as contacts report to those of theirs', async () => {
    const [one, other] = [await make('customer', { fullname: '甲方' }), await make('customer', { fullname: '乙方' })]
    const stranger = await contact(other.id, '李雷')
    const refused = await admin.post(`${paths.record}/submit`, { customerId: one.id, subject: '电话', contactId: stranger.id })
    expect(refused.data.fields.contactId).toBe('“李雷”是“乙方”的联系人，请选择本客户的联系人')
    expect((await admin.get(`${paths.record}/list`, { customerId: one.id })).data.total).toBe(0)
    const boss = await contact(one.id, '韩梅')
    expect((await admin.post(`${paths.contact}/submit`, { id: boss.id, reportsTo: stranger.id })).status).toBe(400)
    expect((await admin.post(`${paths.contact}/submit`, { id: boss.id, reportsTo: boss.id })).status).toBe(400)
  })
})

describe('the morning notice', () => {
  it('tells everybody once a day whom they meant to contact, from the hour on that was chosen', async () => {
    const { id: customerId } = await make('customer', { fullname: '晨会客户' })
    const mine = await make('record', {
      customerId,
      subject: '约访',
      nextStep: '送方案',
      nextOn: '2026-11-25',
      personId: 'alpha-buyer',
    })
    const told = async (moment: string) => {
      server.setClock(new Date(moment))
      await tellTenant(server.services, { id: 'alpha', timeZone: 'Asia/Shanghai' })
      const { rows } = await server.services.database.asTenant('alpha', (tx) =>
        sql`select from message m join message_receiver r on r.tenant_id = m.tenant_id and r.message_id = m.id
          where r.user_id = 'alpha-buyer' and m.title = '今天要联系的客户' and m.content like '%晨会客户%'`.execute(tx),
      )
      return rows.length
    }
    expect(await told('2026-11-24T02:00:00Z')).toBe(0)
    expect(await told('2026-11-24T23:30:00Z')).toBe(0)
    expect(await told('2026-11-25T00:10:00Z')).toBe(1)
    expect(await told('2026-11-25T08:00:00Z')).toBe(1)
    expect(await told('2026-11-26T00:10:00Z')).toBe(2)
    await make('record', { customerId, subject: '已送', followsId: mine.id })
    expect(await told('2026-11-27T00:10:00Z')).toBe(2)
    server.setClock(new Date('2026-11-20T06:00:00Z'))
  })
})

describe('areas', () => {
  it('ask for code, area and address in the words of the specification, in three languages', async () => {
    const asked = { zh: admin, en: server.as('alpha.admin', 'en'), vi: server.as('alpha.admin', 'vi') }
    const told = Object.values(asked).map(async (caller) => (await caller.post(`${paths.area}/submit`, {})).data.fields)
    expect(await Promise.all(told)).toEqual([
      { factoryCode: '请输入工厂编码', areaName: '请选择区域名称', address: '请输入详细地址' },
      { factoryCode: 'Please enter factory code', areaName: 'Please select area name', address: 'Please enter detailed address' },
      {
        factoryCode: 'Vui lòng nhập mã nhà máy',
        areaName: 'Vui lòng chọn tên khu vực',
        address: 'Vui lòng nhập địa chỉ chi tiết',
      },
    ])
  })

  it('with the code of a foundry are of that foundry', async () => {
    const maker = await make('foundry', {
      foundryCode: 'F-1',
      foundryName: '代工一厂',
      products: [{ productName: '外罩', share: '60' }],
    })
    const area = await make('area', { factoryCode: 'f-1', areaName: '苏州', areaCode: '320000,320500', address: '星湖街 1 号' })
    expect(area).toMatchObject({ foundryId: maker.id, areaCode: '320000,320500', _labels: { foundryId: '代工一厂' } })
  })
})

describe('the timeline of a customer', () => {
  const timeline = async (query: Record<string, string>, caller = admin): Promise<TimelinePage> =>
    (await caller.get(plus.timeline, { resource: 'customer', ...query })).data

  it('tells of contacts, conversations and what was done, newest first, and by kind, person and day', async () => {
    const { id } = await make('customer', { fullname: '时间线客户', level: 'A' })
    const person = await contact(id, '赵敏')
    await make('record', {
      customerId: id,
      subject: '初次拜访',
      way: 'visit',
      contactId: person.id,
      contactedAt: '2026-11-18 09:00:00',
    })
    await make('customer', { id, level: 'B' })
    const { entries, next, resources } = await timeline({ id })
    expect(entries.map(({ resource, event, title }) => [resource, event, title])).toEqual([
      ['customer', 'done', '修改'],
      ['customerContacts', 'made', '赵敏'],
      ['customer', 'done', '新建'],
      ['contactRecords', 'made', '初次拜访'],
    ])
    expect(entries[0]).toMatchObject({ personName: 'admin of alpha', details: [{ label: '等级', before: 'A 级', text: 'B 级' }] })
    expect(entries[3]?.details.slice(0, 2)).toEqual([
      { label: '方式', text: '拜访' },
      { label: '联系人', text: '赵敏' },
    ])
    expect([next, resources.includes('ship')]).toEqual([null, true])
    expect((await timeline({ id, kinds: 'contactRecords,ship' })).entries).toHaveLength(1)
    expect((await timeline({ id, personId: 'alpha-sales' })).entries).toEqual([])
    expect((await timeline({ id, from: '2026-11-18', to: '2026-11-18' })).entries.map(({ title }) => title)).toEqual(['初次拜访'])
    await make('contact', { id: person.id, status: 'left' })
    const [moved] = (await timeline({ id, kinds: 'customerContacts' })).entries
    expect(moved).toMatchObject({ event: 'changed', title: '赵敏', details: [{ label: '状态', text: '离职' }] })
  })

  it('comes by pages that neither miss nor repeat an entry, of one moment too', async () => {
    const { id } = await make('customer', { fullname: '长时间线' })
    const all = Array.from({ length: 70 }, (_, at) => `联系 ${at}`)
    for (const subject of all) await make('record', { customerId: id, subject, contactedAt: '2026-11-18 09:00:00' })
    const told: string[] = []
    let before: string | null = ''
    while (before !== null) {
      const page: TimelinePage = await timeline({ id, kinds: 'contactRecords', ...(before && { before }) })
      told.push(...page.entries.map(({ title }) => title))
      before = page.next
    }
    expect(told.toSorted()).toEqual(all.toSorted())
  })

  it('is for those who may see the customer, and tells each what they may see', async () => {
    const { id } = await make('customer', { fullname: '他人客户' })
    expect((await sales.get(plus.timeline, { resource: 'customer', id })).status).toBe(404)
    const own = await make('customer', { fullname: '销售客户' }, sales)
    await make('record', { customerId: own.id, subject: '管理员拜访' })
    expect((await timeline({ id: own.id }, sales)).entries.map(({ resource }) => resource)).toEqual(['customer'])
  })
})

describe('the public pool', () => {
  const act = (name: string, id: string, args: object = {}, caller = admin) =>
    caller.post(`/blade-bip/plus/customer/${name}`, { ids: id, ...args })
  const onTimeline = async (id: string) =>
    (await admin.get(plus.timeline, { resource: 'customer', id, kinds: 'customer' })).data.entries.map(
      ({ title }: { title: string }) => title,
    )

  it('takes what is released with a reason and gives it to the first who claims it', async () => {
    const { id } = await make('customer', { fullname: '公海客户' })
    const person = await contact(id, '林夕')
    expect((await sales.get(`${paths.customer}/detail`, { id })).status).toBe(404)
    expect((await act('release', id)).data.fields.reason).toBe('不能为空')
    expect((await act('release', id, { reason: 'noNeed' })).status).toBe(200)
    expect(await read('customer', id)).toMatchObject({ poolStatus: 'pool', ownerId: null, ownerDept: null, poolReason: 'noNeed' })
    expect(await read('contact', person.id)).toMatchObject({ ownerId: null })
    const seen = (await sales.get(`${paths.customer}/detail`, { id })).data
    expect(seen._can).toEqual(['claim'])
    const [one, other] = await Promise.all([act('claim', id, {}, sales), act('claim', id)])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    const { ownerId } = await read('customer', id)
    expect(ownerId).toBe(one.status === 200 ? 'alpha-sales' : 'alpha-admin')
    expect(await read('contact', person.id)).toMatchObject({ ownerId })
    expect(await onTimeline(id)).toEqual(['领取', '退回公海', '新建'])
  })

  it('gives nobody more than the limit, says the way out, and nothing is half done', async () => {
    const set = async (limit: number) => {
      await server.services.database.asTenant('alpha', (tx) =>
        sql`insert into parameter (tenant_id, key, value, update_user, update_time)
          values ('alpha', 'customer.ownerLimit', to_jsonb(${limit}::int), 'alpha-admin', now())
          on conflict (tenant_id, key) do update set value = excluded.value`.execute(tx),
      )
    }
    const { id } = await make('customer', { fullname: '超限客户' })
    await act('release', id, { reason: 'noReach' })
    await set(1)
    const refused = await act('claim', id)
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('上限为 1 个。请先退回不再跟进的客户')])
    expect(await read('customer', id)).toMatchObject({ poolStatus: 'pool', ownerId: null })
    const other = await make('customer', { fullname: '超限转让' })
    const given = await admin.post(`${paths.customer}/submit`, { id: other.id, ownerId: 'alpha-sales' })
    expect([given.status, given.msg]).toEqual([409, expect.stringContaining('上限为 1 个')])
    await set(500)
    expect((await act('claim', id)).status).toBe(200)
  })

  it('transfers to colleagues at work only, with all that hangs under it', async () => {
    const { id } = await make('customer', { fullname: '转移客户' })
    const record = await make('record', { customerId: id, subject: '交接' })
    await server.services.database.asTenant('alpha', (tx) =>
      sql`update "user" set status = 'disabled' where id = 'alpha-worker'`.execute(tx),
    )
    const refused = await act('transfer', id, { toId: 'alpha-worker' })
    expect([refused.status, refused.msg]).toEqual([409, '“worker of alpha”的账号已停用，请选择在职的同事'])
    expect((await act('transfer', id, { toId: 'alpha-buyer' })).status).toBe(200)
    expect(await read('customer', id)).toMatchObject({ ownerId: 'alpha-buyer', ownerDept: 'dept-sales' })
    expect(await read('record', record.id)).toMatchObject({ ownerId: 'alpha-buyer' })
  })

  it('takes back by itself whom nobody speaks with, and warns their owners some days before', async () => {
    const { id } = await make('customer', { fullname: '无人联系', status: 'prospect', ownerId: 'alpha-sales' })
    const { id: active } = await make('customer', { fullname: '合作中客户', status: 'active' })
    const notices = async () =>
      (
        await server.services.database.asTenant('alpha', (tx) =>
          sql<{ title: string; content: string }>`select m.title, m.content from message m join message_receiver r
            on r.tenant_id = m.tenant_id and r.message_id = m.id
            where r.user_id = 'alpha-sales' and m.content like '%无人联系%' order by m.id`.execute(tx),
        )
      ).rows
    const later = async (day: string) => {
      server.setClock(new Date(`${day}T06:00:00Z`))
      await returnIdle(server.services, 'alpha', new AbortController().signal)
    }
    await later('2027-02-12')
    await later('2027-02-13')
    expect((await notices()).map(({ title }) => title)).toEqual(['客户即将退回公海'])
    expect(await read('customer', id)).toMatchObject({ poolStatus: 'owned' })
    await later('2027-02-19')
    expect((await notices()).map(({ title }) => title)).toEqual(['客户即将退回公海', '客户已退回公海'])
    expect(await read('customer', id)).toMatchObject({ poolStatus: 'pool', ownerId: null, poolReason: 'noContact' })
    expect(await read('customer', active)).toMatchObject({ poolStatus: 'owned' })
    expect((await onTimeline(id))[0]).toBe('退回公海')
  })
})
