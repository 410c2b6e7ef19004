import { type FieldOf, type Language, label, say, serialPattern } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { localDay } from '../../kinds/zone.ts'
import type { Model } from '../../model/model.ts'

const usedUp = label(
  '“{prefix}”的编号已用到 {last}，请先扩大编号范围',
  'the numbers of “{prefix}” end at {last}; widen their range first',
  'số của “{prefix}” đã dùng hết đến {last}; hãy mở rộng dải số trước',
)

type Numbered = {
  key: string
  field: FieldOf<'serial'>
  count: number
  at: Date
  timeZone: string
  /** What the records hold that the template speaks of; default nothing. */
  values?: Readonly<Record<string, unknown>>
  language?: Language
}

/**
 * The next numbers of a document, `count` of them in order. The counter's row stays locked until the transaction ends, so no number is
 * given twice; where the transaction is taken back, so are its numbers. Throws where the range of the field ends.
 */
export async function nextSerials(
  tx: Tx,
  tenantId: string,
  model: Model,
  { key, field, count, at, timeZone, values, language = 'zh-CN' }: Numbered,
): Promise<string[]> {
  const { prefix, width, suffix } = serialPattern(field, localDay(at, timeZone), values)
  const [first, end] = field.range ?? [1, Number.POSITIVE_INFINITY]
  const begun = first - 1 + count
  const { rows } = await sql<{ value: number }>`insert into serial_counter as c (tenant_id, resource, field, prefix, value)
    values (${tenantId}, ${model.core.key}, ${key}, ${prefix}, ${begun})
    on conflict (tenant_id, resource, field, prefix) do update set value = greatest(c.value + ${count}, ${begun}) returning value`.execute(
    tx,
  )
  const last = Number(rows[0]?.value ?? begun)
  if (last > end) throw new Refusal('badRequest', { reason: say(usedUp, language, { prefix, last: end }) })
  return Array.from({ length: count }, (_, at) => `${prefix}${String(last - count + 1 + at).padStart(width, '0')}${suffix}`)
}
