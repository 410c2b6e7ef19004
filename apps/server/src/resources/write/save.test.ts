import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
let admin: Caller
const customers = '/blade-bip/customer'

const create = async (values: Record<string, unknown>, path = `${customers}/submit`) => {
  const answer = await admin.post(path, values)
  expect(answer, answer.msg).toMatchObject({ status: 200, code: 200, success: true })
  return answer.data
}
const read = async (id: string) => (await admin.get(`${customers}/detail`, { id })).data
const changesOf = async (id: string, language?: string) =>
  (await server.as('alpha.admin', language).get('/blade-bip/plus/history', { resource: 'customer', id })).data

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

describe('submit', () => {
  it('creates a record with number, initial values and its maker, and answers it whole', async () => {
    const record = await create({ fullname: ' 昆山金属 ', creditLimit: 12.5, level: 'A' })
    expect(record).toMatchObject({
      fullname: '昆山金属',
      cmCode: 'C00001',
      status: 'prospect',
      creditLimit: '12.50',
      version: 1,
      createUser: 'alpha-admin',
      createDept: 'dept-sales',
      attachments: [],
      _labels: { createUser: 'admin of alpha', createDept: '销售部' },
      _can: ['edit', 'remove', 'transfer', 'release'],
    })
    expect(await read(record.id)).toEqual(record)
  })

  it('changes only what is sent, and keeps the rest', async () => {
    const { id } = await create({ fullname: '太仓轴承', level: 'B', phone: '0512-1' })
    const changed = await admin.post(`${customers}/submit`, { id, level: 'C' })
    expect(changed.data).toMatchObject({ id, level: 'C', phone: '0512-1', fullname: '太仓轴承', version: 2 })
    expect((await admin.post(`${customers}/submit`, { id, level: 'C' })).data.version).toBe(2)
    expect((await admin.post(`${customers}/submit`, { id, level: null })).data.level).toBeNull()
  })

  it('says field by field what is wrong, in the caller’s language', async () => {
    const answer = await admin.post(`${customers}/submit`, {
      fullname: '',
      level: 'Z',
      website: 'ftp://x',
      creditLimit: '-1',
      ownerId: 'nobody',
    })
    expect(answer).toMatchObject({ status: 400, code: 400, error: 'invalidFields' })
    expect(Object.keys(answer.data.fields).sort()).toEqual(['creditLimit', 'fullname', 'website'])
    expect(answer.data.fields.fullname).toBe('不能为空')
    const rows = await server
      .as('alpha.admin', 'vi')
      .post(`${customers}/submit`, { fullname: 'x', level: 'Z', ownerId: 'nobody' })
    expect(rows.data.fields).toEqual({ level: 'không nằm trong lựa chọn', ownerId: 'không tìm thấy Người dùng tương ứng' })
    expect(await admin.post(`${customers}/submit`, [1])).toMatchObject({ status: 400 })
    expect(await admin.post(`${customers}/submit`, { id: 'nope', fullname: 'x' })).toMatchObject({ status: 404 })
  })

  it('ignores what only the server may say', async () => {
    const record = await create({ fullname: '宁波模具' })
    const forged = {
      tenant_id: 'beta',
      tenantId: 'beta',
      cmCode: 'HACK',
      createUser: 'x',
      createDept: 'x',
      createTime: '2000-01-01T00:00:00Z',
      updateUser: 'x',
      is_deleted: true,
      isDeleted: 1,
      find_tokens: ['x'],
    }
    const after = (await admin.post(`${customers}/submit`, { ...forged, id: record.id, level: 'A' })).data
    expect(after).toMatchObject({
      cmCode: record.cmCode,
      createUser: record.createUser,
      createTime: record.createTime,
      version: 2,
    })
    const fresh = await create({ ...forged, fullname: '无锡模具' })
    expect(fresh).toMatchObject({ createUser: 'alpha-admin', createDept: 'dept-sales' })
    expect(fresh.cmCode).not.toBe('HACK')
  })

  it('refuses a value that another record has, whatever its letters, and gives it free when that one is removed', async () => {
    const { id } = await create({ fullname: 'ACME Robotics' })
    const twice = await admin.post(`${customers}/submit`, { fullname: 'acme robotics' })
    expect(twice).toMatchObject({ status: 409, error: 'duplicate' })
    expect(twice.msg).toContain('客户名称')
    await admin.post(`${customers}/remove`, undefined, { ids: id })
    await create({ fullname: 'Acme Robotics' })
  })

  it('lets one of many rivals have a value, and tells the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.post(`${customers}/submit`, { fullname: '抢注公司' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  it('never gives a number twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => admin.post(`${customers}/submit`, { fullname: `并发 ${at}` })),
    )
    expect(new Set(answers.map(({ data }) => data.cmCode)).size).toBe(20)
  })

  it('refuses a stale version and says who changed which field', async () => {
    const { id, version } = await create({ fullname: '常州电机', level: 'A' })
    await admin.post(`${customers}/submit`, { id, level: 'B', version })
    const stale = await admin.post(`${customers}/submit`, { id, level: 'C', version })
    expect(stale).toMatchObject({ status: 409, error: 'stale' })
    expect(stale.data).toMatchObject({
      version: 2,
      changedBy: 'admin of alpha',
      fields: [{ key: 'level', label: '等级', before: 'A', after: 'B' }],
    })
    expect((await read(id)).level).toBe('B')
    expect((await admin.post(`${customers}/submit`, { id, level: 'C' })).data.level).toBe('C')
  })

  it('does a repeated request once, and refuses its key for another content', async () => {
    const key = { 'idempotency-key': 'form-1' }
    const send = (values: object) => admin.post(`${customers}/submit`, values, {}, key)
    const [one, two] = await Promise.all([send({ fullname: '双击公司' }), send({ fullname: '双击公司' })])
    expect(two?.data).toEqual(one?.data)
    expect((await send({ fullname: '双击公司' })).data.id).toBe(one?.data.id)
    expect(await send({ fullname: '别的公司' })).toMatchObject({ status: 422, error: 'keyReused' })
    expect((await admin.get(`${customers}/list`, { fullname: '双击公司' })).data.total).toBe(1)
    expect(await admin.post(`${customers}/submit`, { fullname: '' }, {}, { 'idempotency-key': 'form-2' })).toMatchObject({
      status: 400,
    })
    expect(await admin.post(`${customers}/submit`, { fullname: '改对了' }, {}, { 'idempotency-key': 'form-2' })).toMatchObject({
      status: 200,
    })
  })

  it('needs the permission, and reaches only the own rows with the scope self', async () => {
    const { id } = await create({ fullname: '他人的客户' })
    expect((await server.as().post(`${customers}/submit`, { fullname: 'x' })).status).toBe(401)
    expect((await server.as('alpha.worker').post(`${customers}/submit`, { fullname: 'x' })).status).toBe(403)
    expect((await server.as('alpha.sales').post(`${customers}/submit`, { id, level: 'A' })).status).toBe(404)
    expect((await server.as('alpha.sales').get(`${customers}/detail`, { id })).status).toBe(404)
  })
})

describe('remove', () => {
  it('takes all or none, and keeps what others refer to', async () => {
    const parent = await create({ fullname: '有联系人' })
    const free = await create({ fullname: '无联系人' })
    const contact = await create(
      { customerId: parent.id, contactsName: '王芳', contactsPhoneNumber: '13812345678' },
      '/blade-bip/customer-contacts/submit',
    )
    const refused = await admin.post(`${customers}/remove`, { ids: [parent.id, free.id] })
    expect(refused).toMatchObject({ status: 409, error: 'inUse' })
    expect(refused.msg).toContain('1 条客户联系人')
    expect((await read(free.id)).fullname).toBe('无联系人')
    expect((await admin.post('/blade-bip/customer-contacts/remove', [contact.id])).code).toBe(200)
    expect((await admin.post(`${customers}/remove`, undefined, { ids: `${parent.id},${free.id}` })).code).toBe(200)
    expect((await admin.get(`${customers}/detail`, { id: free.id })).status).toBe(404)
    expect(await admin.post(`${customers}/remove`, { ids: free.id })).toMatchObject({ status: 404 })
    expect(await admin.post(`${customers}/remove`, {})).toMatchObject({ status: 400 })
  })

  it('counts what refers to a record up to a hundred, and looks no further', async () => {
    const parent = await create({ fullname: '联系人众多' })
    const contacts = (count: number) =>
      server.services.database.asTenant('alpha', (tx) =>
        sql`insert into customer_contacts (tenant_id, id, customer_id, contacts_name)
          select 'alpha', ${parent.id} || '-' || gen_random_uuid(), ${parent.id}, 'n' from generate_series(1, ${count})`.execute(
          tx,
        ),
      )
    const removal = (language: string) => server.as('alpha.admin', language).post(`${customers}/remove`, { ids: parent.id })
    await contacts(100)
    expect((await removal('en')).msg).toContain(': 100)')
    await contacts(5000)
    expect(await removal('en')).toMatchObject({ status: 409, error: 'inUse', msg: expect.stringContaining(': more than 100)') })
    expect((await removal('zh-CN')).msg).toContain('超过 100 条客户联系人')
    expect((await removal('vi')).msg).toContain('hơn 100')
  })
})

describe('a record that is removed while others come to refer to it', () => {
  it('is either kept or refused to them, never both lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await create({ fullname: `竞争 ${round}` })
      const contact = { customerId: id, contactsName: '赵敏', contactsPhoneNumber: '13812345678' }
      const [stored, removed] = await Promise.all([
        admin.post('/blade-bip/customer-contacts/submit', contact),
        admin.post(`${customers}/remove`, { ids: id }),
      ])
      expect([stored.status, removed.status].sort(), `${stored.msg} ${removed.msg}`).toEqual([
        200,
        stored.status === 200 ? 409 : 400,
      ])
    }
  })
})

describe('history', () => {
  it('tells what was done, by whom, in the words of the reader', async () => {
    const { id } = await create({ fullname: '历史公司', level: 'A', ownerId: 'alpha-sales' })
    await admin.post(`${customers}/submit`, { id, level: 'B', ownerId: 'alpha-buyer', creditLimit: '5' })
    const [last, first] = await changesOf(id, 'en')
    expect(last).toMatchObject({ operation: 'update', operationLabel: 'Changed', userName: 'admin of alpha' })
    // What is stored comes along, so that a value can be brought back.
    expect(last.fields).toMatchObject([
      { key: 'level', label: 'Level', before: 'A', after: 'B', stored: { before: 'A', after: 'B' } },
      { key: 'ownerId', label: 'Account manager', before: 'sales of alpha', after: 'buyer of alpha' },
      { key: 'creditLimit', label: 'Credit limit', before: '', after: '5.00' },
    ])
    expect(first).toMatchObject({ operation: 'create', fields: [] })
    await admin.post(`${customers}/remove`, { ids: id })
    expect((await changesOf(id))[0]).toMatchObject({ operation: 'remove', operationLabel: '删除' })
    expect((await server.as('alpha.worker').get('/blade-bip/plus/history', { resource: 'customer', id })).status).toBe(403)
    expect((await server.as('beta.admin').get('/blade-bip/plus/history', { resource: 'customer', id })).status).toBe(404)
    expect((await admin.get('/blade-bip/plus/history', { resource: 'nonsense', id })).status).toBe(400)
  })
})

describe('select-data', () => {
  it('names records by id, and finds options by text', async () => {
    const one = await create({ fullname: '杭州气动' })
    await create({ fullname: '杭州液压', level: 'A' })
    const named = await admin.post(`${customers}/select-data`, [one.id, 'unknown'])
    expect(named.data).toEqual([
      { id: one.id, label: '杭州气动', fullname: '杭州气动', cmCode: one.cmCode, shortName: null, address: null },
    ])
    const found = async (query: Record<string, string>) =>
      (await admin.post(`${customers}/select-data`, undefined, query)).data.map(({ label }: { label: string }) => label)
    expect(await found({ queryName: 'fullname', queryValue: 'hangzhou' })).toEqual(['杭州气动', '杭州液压'])
    expect(await found({ queryName: 'fullname', queryValue: one.cmCode })).toEqual(['杭州气动'])
    await create({ fullname: '杭州' })
    expect((await found({ queryName: 'fullname', queryValue: '杭州' }))[0]).toBe('杭州')
    expect(await found({ queryValue: '杭州', extras: '{"level":"A"}' })).toEqual(['杭州液压'])
    expect(await found({ queryName: 'address', queryValue: '杭州' })).toEqual([])
    expect((await admin.post(`${customers}/select-data`, undefined, { extras: '[1' })).status).toBe(400)
    expect((await server.as('alpha.worker').post(`${customers}/select-data`, [one.id])).status).toBe(403)
    expect((await server.as('alpha.worker').post('/blade-bip/bip-blade-user/select-data', ['alpha-sales'])).data[0].label).toBe(
      'sales of alpha',
    )
  })
})

describe('a department', () => {
  it('cannot come to stand under itself', async () => {
    const answer = await admin.post('/blade-system/dept/submit', { id: 'dept-sales', parentId: 'dept-sales-north' })
    expect(answer).toMatchObject({ status: 400, error: 'invalidFields' })
    expect((await admin.post('/blade-system/dept/submit', { id: 'dept-sales', parentId: 'dept-buying' })).status).toBe(200)
  })
})
