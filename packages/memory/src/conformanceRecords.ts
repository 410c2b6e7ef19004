import { type Conflict, plus } from '@bip/contract'
import { randomHex } from '@bip/contract/crypto'
import { ensure, equal, refused } from './check.ts'
import type { GatewayCase } from './world.ts'

export const recordCases: GatewayCase[] = [
  {
    name: 'a new record gets its id, version, number and initial values; decimals take their stored form',
    async run({ newCustomer }) {
      const { id, version, cmCode, status, creditLimit, level } = await newCustomer({ creditLimit: '1200.5' })
      ensure(typeof id === 'string' && id !== '', 'the id is a text')
      ensure(/^C\d{5,}$/.test(String(cmCode)), 'the number follows its template')
      equal(
        { version, status, creditLimit, level },
        { version: 1, status: 'prospect', creditLimit: '1200.50', level: null },
        'record',
      )
    },
  },
  {
    name: 'the detail names what it refers to and says what the caller may do',
    async run({ newCustomer, customers, userId }) {
      const { id } = await newCustomer({ ownerId: userId })
      const record = await customers.detail(id)
      ensure(record._labels?.ownerId, 'the owner has a name')
      equal(record._can?.toSorted(), ['edit', 'release', 'remove', 'transfer'], 'what an administrator may do')
    },
  },
  {
    name: 'wrong values are refused field by field, in the language of the caller',
    async run({ customers, run }) {
      const failure = await refused(
        customers.save({ shortName: run, website: 'ftp://x', creditLimit: '-1' }),
        400,
        'invalidFields',
        'wrong values',
      )
      equal(Object.keys(failure.fields).sort(), ['creditLimit', 'fullname', 'website'], 'fields')
      equal(failure.fields.fullname, '不能为空', 'sentence')
    },
  },
  {
    name: 'what only the server may say is ignored, at creation and later',
    async run({ newCustomer, customers, run }) {
      const forged = { cmCode: `X${run}`, createUser: 'somebody', createTime: '2001-01-01T00:00:00.000Z', tenantId: '999999' }
      const made = await newCustomer(forged)
      ensure(made.cmCode !== forged.cmCode && made.createUser !== forged.createUser, 'creation ignores it')
      const changed = await customers.save({ ...forged, remark: 'x' }, { id: made.id })
      equal(
        [changed?.cmCode, changed?.createUser, changed?.createTime],
        [made.cmCode, made.createUser, made.createTime],
        'server-owned',
      )
    },
  },
  {
    name: 'a reference to nothing and a word of no dictionary are refused',
    async run({ contacts, newCustomer, customers, run }) {
      const contact = { contactsName: '刘海涛', contactsPhoneNumber: '13800138001', customerId: 'nobody' }
      const missing = await refused(contacts.save(contact), 400, 'invalidFields', 'a customer that is not there')
      equal(Object.keys(missing.fields), ['customerId'], 'marked')
      const { id } = await newCustomer()
      await refused(customers.save({ level: `level-${run}` }, { id }), 400, 'invalidFields', 'a level that is not there')
    },
  },
  {
    name: 'a name that must be unique is, whatever its case',
    async run({ newCustomer, customers, run }) {
      await newCustomer({ fullname: `Unique ${run}` })
      await refused(customers.save({ fullname: `UNIQUE ${run}` }), 409, 'duplicate', 'the same name again')
    },
  },
  {
    name: 'a change touches the fields that were sent and counts the version',
    async run({ newCustomer, customers }) {
      const made = await newCustomer({ phone: '0512-1', address: '苏州' })
      const changed = await customers.save({ phone: '0512-2' }, { id: made.id, version: made.version })
      equal([changed?.phone, changed?.address, changed?.version], ['0512-2', '苏州', 2], 'changed record')
    },
  },
  {
    name: 'a stale version is refused with who changed which field since',
    async run({ newCustomer, customers }) {
      const made = await newCustomer({ phone: '0512-1' })
      await customers.save({ phone: '0512-2' }, { id: made.id, version: 1 })
      const failure = await refused(
        customers.save({ phone: '0512-3' }, { id: made.id, version: 1 }),
        409,
        'stale',
        'an old version',
      )
      const conflict = failure.data as Conflict // the data of `stale`, checked below
      ensure(conflict.changedBy && conflict.changedAt, 'it says who and when')
      equal(conflict.version, 2, 'the version now')
      equal(conflict.fields, [{ key: 'phone', label: '电话', before: '0512-1', after: '0512-2' }], 'what changed')
      equal((await customers.detail(made.id)).phone, '0512-2', 'nothing was written')
    },
  },
  {
    name: 'without a version the last writer wins',
    async run({ newCustomer, customers }) {
      const { id } = await newCustomer({ phone: '0512-1' })
      await customers.save({ phone: '0512-2' }, { id })
      equal((await customers.save({ phone: '0512-3' }, { id }))?.phone, '0512-3', 'the last phone')
    },
  },
  {
    name: 'the same key and content are stored once; another content is refused',
    async run({ customers, run }) {
      const idempotencyKey = randomHex(16)
      const values = { fullname: `Once ${run}`, shortName: `once-${run}` }
      const [one, other] = await Promise.all([
        customers.save(values, { idempotencyKey }),
        customers.save(values, { idempotencyKey }),
      ])
      equal(one?.id, other?.id, 'one record')
      equal((await customers.list({ filters: { shortName: `once-${run}` } })).total, 1, 'rows')
      await refused(
        customers.save({ ...values, phone: '1' }, { idempotencyKey }),
        422,
        'keyReused',
        'the key with another content',
      )
    },
  },
  {
    name: 'history tells each change, newest first, with what was before and after',
    async run({ newCustomer, customers }) {
      const { id } = await newCustomer({ status: 'prospect' })
      await customers.save({ status: 'active' }, { id })
      const history = await customers.history(id)
      equal(
        history?.map((entry) => entry.operation),
        ['update', 'create'],
        'operations',
      )
      ensure(history?.[0]?.userName, 'it says who')
      const said = history?.[0]?.fields.map(({ key, label, before, after }) => ({ key, label, before, after }))
      equal(said, [{ key: 'status', label: '状态', before: '潜在', after: '合作中' }], 'the change in words')
    },
  },
  {
    name: 'removing takes a record away for everybody; one that is referred to stays',
    async run({ newCustomer, customers, contacts, run }) {
      const [gone, used] = await Promise.all([newCustomer(), newCustomer()])
      await contacts.save({ contactsName: `何丽 ${run}`, contactsPhoneNumber: '13800138006', customerId: used.id })
      await customers.remove([gone.id])
      await refused(customers.detail(gone.id), 404, 'notFound', 'the removed record')
      await refused(customers.save({ phone: '1' }, { id: gone.id }), 404, 'notFound', 'a change of it')
      await refused(customers.remove([used.id]), 409, 'inUse', 'removing one that has contacts')
      equal((await customers.detail(used.id)).id, used.id, 'it is still there')
    },
  },
  {
    name: 'what was removed comes back as it was, unless somebody took its name meanwhile',
    async run({ newCustomer, customers, run }) {
      const { id } = await newCustomer({ fullname: `Back ${run}`, phone: '0512-1' })
      await customers.remove([id])
      equal(
        (await customers.restore([id]))?.results.map(({ ok }) => ok),
        [true],
        'restored',
      )
      equal((await customers.detail(id)).phone, '0512-1', 'the record')
      await refused(customers.restore([id]), 409, 'notInBin', 'what is not in the bin')
      await customers.remove([id])
      await newCustomer({ fullname: `Back ${run}` })
      await refused(customers.restore([id]), 409, 'valueTaken', 'a name that another one has')
    },
  },
  {
    name: 'a batch of ids answers their names; options are found by a part of theirs',
    async run({ newCustomer, customers, run }) {
      const [one, other] = await Promise.all([
        newCustomer({ fullname: `挑选甲 ${run}` }),
        newCustomer({ fullname: `挑选乙 ${run}` }),
      ])
      const rows = await customers.lookup([one.id, other.id, 'nobody'])
      equal([...rows.values()].map(({ label }) => label).sort(), [`挑选乙 ${run}`, `挑选甲 ${run}`].sort(), 'names')
      equal(
        (await customers.choices(`挑选甲 ${run}`)).map(({ id, label }) => ({ id, label })),
        [{ id: one.id, label: `挑选甲 ${run}` }],
        'options',
      )
    },
  },
  {
    name: 'dictionaries come in the language of the caller, in their order',
    async run({ client }) {
      const words = await client.request<Record<string, { key: string; label: string }[]>>({
        path: plus.dictionaries,
        query: { codes: 'DC_CONTACT_STATUS' },
      })
      equal(
        words.DC_CONTACT_STATUS?.map(({ key, label }) => [key, label]),
        [
          ['active', '在职'],
          ['moved', '调岗'],
          ['left', '离职'],
        ],
        'words',
      )
    },
  },
]
