import type { Language } from '@bip/contract'
import { sealedQueryParameter } from '@bip/contract/crypto'
import { type ZodType, z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { RawQuery } from '../route.ts'
import { unseal } from '../sealing.ts'
import { jsonLimitsOf, mustBeModest } from './jsonLimits.ts'
import { nameIn, sentenceOf } from './schemaProblems.ts'

/** No call takes anything nearly as deep; without a limit the walk itself could be made to fail. */
const maxDepth = 50

const locales = { 'zh-CN': z.locales.zhCN(), en: z.locales.en(), vi: z.locales.vi() }

/** The value as the schema reads it; throws Refusal `invalidFields` that names every place that is wrong, in the caller's language. */
export function check<T>(schema: ZodType<T> | undefined, value: unknown, language: Language): T {
  // Without a schema the route takes the value as it came.
  if (!schema) return value as T
  const parsed = schema.safeParse(value, { reportInput: true, error: locales[language].localeError })
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues.slice(0, 50)) fields[issue.path.join('.')] ??= sentenceOf(issue, language)
  const sentence = Object.entries(fields)
    .slice(0, 5)
    .map(([name, text]) => (name ? `${nameIn(schema, name, language)} ${text}` : text))
    .join('; ')
  throw new Refusal('invalidFields', { fields: sentence }, { fields })
}

/** The query of a caller who sealed it, or the query as it came. */
export async function openQuery(query: RawQuery, cryptoKey: string | undefined): Promise<RawQuery> {
  const sealed = query[sealedQueryParameter]
  if (!cryptoKey || typeof sealed !== 'string' || Object.keys(query).length !== 1) return storable(query)
  return storable((await opened(sealed, cryptoKey)) as RawQuery) // texts by name; a schema or the core checks them
}

/** The body of a caller who sealed it, or the body as it came. */
export async function openBody(body: unknown, cryptoKey: string | undefined, maxItems?: number): Promise<unknown> {
  return storable(cryptoKey && typeof body === 'string' ? await opened(body, cryptoKey, maxItems) : body)
}

/**
 * The value without what no database stores: NUL and halves of characters, which come from broken clipboards and from attacks, never
 * from a person. The value was parsed for this call alone, so it is mended in place.
 */
function storable<T>(value: T, depth = 0): T {
  if (depth > maxDepth) throw new Refusal('badRequest', { reason: `JSON > ${maxDepth}` })
  // A text stays a text, and everything else is the same object.
  if (typeof value === 'string') return storableText(value) as T & string
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  for (const [key, item] of Object.entries(value)) {
    const mended = storable(item, depth + 1)
    if (mended !== item) (value as Record<string, unknown>)[key] = mended
  }
  return value
}

const storableText = (text: string): string => {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole
}

async function opened(sealed: string, cryptoKey: string, maxItems?: number): Promise<unknown> {
  const text = await unseal(sealed, cryptoKey)
  if (text === undefined) throw new Refusal('badRequest', { reason: 'SM4' })
  mustBeModest(text, jsonLimitsOf(maxItems))
  try {
    return JSON.parse(text)
  } catch {
    // What opens by chance is no JSON.
    throw new Refusal('badRequest', { reason: 'SM4' })
  }
}
