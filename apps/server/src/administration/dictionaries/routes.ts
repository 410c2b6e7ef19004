import type { DictionaryDraft, DictionaryValueDraft } from '@bip/contract'
import { z } from 'zod'
import { paged, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { toTree } from '../../http/tree.ts'
import { findEntries, readEntry } from './entries.ts'
import { listDictionaries, listValues, removeEntries, saveDictionary, saveValue } from './store.ts'

const code = z.string().regex(/^\w{1,64}$/)
const name = z.string().trim().min(1).max(100)
const names = z.object({ en: name.optional(), vi: name.optional() }).default({})
const isNew = z.boolean().default(false)
/** What the spec's trees begin with: all dictionaries. */
const everyCode = 'DICT'
const maxListed = 10_000

const head = z.object({ code, dictValue: name, names, isNew }) satisfies z.ZodType<DictionaryDraft>
const value = z.object({
  code,
  dictKey: z.string().regex(/^[\w.-]{1,64}$/),
  dictValue: name,
  names,
  listClass: z.enum(['', 'neutral', 'info', 'success', 'warning', 'pending', 'danger']).default(''),
  sort: z.number().int().min(0).max(100_000).default(0),
  remark: z.string().trim().max(200).default(''),
  isSealed: z.boolean().default(false),
  isNew,
}) satisfies z.ZodType<DictionaryValueDraft>

const ids = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
  z.array(z.string().min(1).max(140)).min(1).max(200),
)

/** A code, or a code and a key: what identifies an entry. */
const id = z.string().regex(/^\w{1,64}(\.[\w.-]{1,64})?$/)

/** Dictionaries as administrators keep them. The spec's system and business dictionaries are one store with two addresses. */
const routesAt = (base: string) => [
  route({
    method: 'GET',
    path: `${base}/parent-list`,
    access: { permission: 'dict_view' },
    run: async ({ session, services }) => {
      const records = await services.database.asTenant(session.tenantId, (tx) => listDictionaries(tx, session), {
        readOnly: true,
      })
      return { records, total: records.length, current: 1, size: records.length, pages: 1 }
    },
  }),
  route({
    method: 'GET',
    path: `${base}/child-list`,
    access: { permission: 'dict_view' },
    query: z.object({ code }),
    run: async ({ session, services, query }) => {
      const records = await services.database.asTenant(session.tenantId, (tx) => listValues(tx, session, query.code), {
        readOnly: true,
      })
      return { records, total: records.length, current: 1, size: records.length, pages: 1 }
    },
  }),
  route({
    method: 'GET',
    path: `${base}/list`,
    access: { permission: 'dict_view' },
    query: z.object({ ...paged, code: code.optional() }),
    run: async ({ session, services, query }) => {
      const { records, total } = await services.database.asTenant(
        session.tenantId,
        (tx) => findEntries(tx, session, { ...query, onlyCode: query.code }),
        { readOnly: true },
      )
      return pageOf(records, total, query)
    },
  }),
  route({
    method: 'GET',
    path: `${base}/detail`,
    access: { permission: 'dict_view' },
    query: z.object({ id }),
    run: async ({ session, services, query, language }) =>
      services.database.asTenant(session.tenantId, (tx) => readEntry(tx, session, query.id, language), { readOnly: true }),
  }),
  route({
    method: 'GET',
    path: `${base}/tree`,
    access: { permission: 'dict_view' },
    query: z.object({ code: code.default(everyCode) }),
    run: async ({ session, services, query }) => {
      const onlyCode = query.code === everyCode ? undefined : query.code
      const { records } = await services.database.asTenant(
        session.tenantId,
        (tx) => findEntries(tx, session, { onlyCode, search: '', current: 1, size: maxListed }),
        { readOnly: true },
      )
      return toTree(records)
    },
  }),
  route({
    method: 'POST',
    path: `${base}/submit`,
    access: { permission: 'dict_edit' },
    body: z.union([value, head]),
    run: async ({ session, services, body, language }) => {
      await services.database.asTenant(session.tenantId, (tx) =>
        'dictKey' in body ? saveValue(tx, session, body, language) : saveDictionary(tx, session, body, language),
      )
      return null
    },
  }),
  route({
    method: 'POST',
    path: `${base}/remove`,
    access: { permission: 'dict_edit' },
    query: z.object({ ids }),
    run: async ({ session, services, query, language }) => {
      await services.database.asTenant(session.tenantId, (tx) => removeEntries(tx, session, query.ids, language))
      return null
    },
  }),
]

export const dictionaryAdminRoutes = [...routesAt('/blade-system/dict'), ...routesAt('/blade-system/dict-biz')]
