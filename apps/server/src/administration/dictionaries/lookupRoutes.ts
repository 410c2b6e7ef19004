import { type Language, plus, type Tone } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { named } from '../../db/naming.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'

type Item = { code: string; key: string; label: string; tone: Tone | null; remark: string | null; isSealed: boolean }

const code = z.string().regex(/^\w{1,64}$/)
const codes = z
  .string()
  .max(4000)
  .transform((list) => [...new Set(list.split(',').filter(Boolean))])
  .pipe(z.array(code).min(1).max(100))

/** Values of dictionaries in the caller's language, in their order; those of removed ones are left out. */
async function read(
  { database }: Services,
  { tenantId }: Session,
  language: Language,
  wanted: readonly string[],
): Promise<Item[]> {
  return database.asTenant(
    tenantId,
    async (tx) => {
      const { rows } = await sql<Item>`
        select code, dict_key as key, ${named('v', language)} as label, tone, remark, is_sealed as "isSealed"
        from dictionary_value v
        where tenant_id = ${tenantId} and code in (${sql.join(wanted)}) and not is_deleted
        order by code, sort, dict_key`.execute(tx)
      return rows
    },
    { readOnly: true },
  )
}

/** A value as the spec lists it; its id is made of what identifies it. */
const asEntry = ({ code, key, label, tone, remark, isSealed }: Item) => ({
  id: `${code}.${key}`,
  parentId: '0',
  code,
  dictKey: key,
  dictValue: label,
  remark: remark ?? '',
  listClass: tone ?? '',
  isSealed: isSealed ? 1 : 0,
})

function byCode<T>(wanted: readonly string[], items: readonly Item[], present: (item: Item) => T): Record<string, T[]> {
  return Object.fromEntries(wanted.map((code) => [code, items.filter((item) => item.code === code).map(present)]))
}

const dictionary = (path: string) =>
  route({
    method: 'GET',
    path,
    access: { signedIn: true },
    query: z.object({ code }),
    run: async ({ session, services, language, query }) => (await read(services, session, language, [query.code])).map(asEntry),
  })

const dictionaryMap = route({
  method: 'GET',
  path: '/blade-system/dict-biz/dictionary-map',
  access: { signedIn: true },
  query: z.union([z.object({ codes }), z.object({ code: codes })]),
  run: async ({ session, services, language, query }) => {
    const wanted = 'codes' in query ? query.codes : query.code
    return byCode(wanted, await read(services, session, language, wanted), asEntry)
  },
})

const dictionaries = route({
  method: 'GET',
  path: plus.dictionaries,
  access: { signedIn: true },
  query: z.object({ codes }),
  run: async ({ session, services, language, query }) =>
    byCode(query.codes, await read(services, session, language, query.codes), ({ key, label, tone, isSealed }) => ({
      key,
      label,
      ...(tone && { tone }),
      ...(isSealed && { isSealed }),
    })),
})

export const dictionaryRoutes = [
  dictionary('/blade-system/dict/dictionary'),
  dictionary('/blade-system/dict-biz/dictionary'),
  dictionaryMap,
  dictionaries,
]
