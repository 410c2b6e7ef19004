import type { Label, Language } from '@bip/contract'
import { type RawBuilder, sql } from 'kysely'

/** The name of a row that is itself a label, in one language: `names` where it has one, else `name`. */
export const named = (alias: string, language: Language): RawBuilder<string> =>
  language === 'zh-CN'
    ? sql`${sql.ref(`${alias}.name`)}`
    : sql`coalesce(nullif(${sql.ref(`${alias}.names`)} ->> ${sql.lit(language)}, ''), ${sql.ref(`${alias}.name`)})`

/** A label as such rows keep it: Chinese in `name`, the others in `names`. */
export const kept = (text: Label) => ({ name: text['zh-CN'], names: { en: text.en, vi: text.vi } })
