import type { FieldOf } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { localDay } from '../../kinds/zone.ts'
import type { Model } from '../../model/model.ts'

/** A template with its day filled in, around the counter: `PO-{yyyy}-{00000}` is `['PO-2026-', 5, '']`. */
export function serialPattern(template: string, day: string): { prefix: string; width: number; suffix: string } {
  const dated = template
    .replaceAll('{yyyy}', day.slice(0, 4))
    .replaceAll('{yy}', day.slice(2, 4))
    .replaceAll('{mm}', day.slice(5, 7))
    .replaceAll('{dd}', day.slice(8, 10))
  const [, prefix = dated, zeros = '', suffix = ''] = /^(.*?)\{(0+)\}(.*)$/.exec(dated) ?? []
  return { prefix, width: zeros.length, suffix }
}

/**
 * The next numbers of a document, `count` of them in order. The counter's row stays locked until the transaction ends, so no number is
 * given twice; where the transaction is taken back, so are its numbers.
 */
export async function nextSerials(
  tx: Tx,
  tenantId: string,
  model: Model,
  { key, field, count, at, timeZone }: { key: string; field: FieldOf<'serial'>; count: number; at: Date; timeZone: string },
): Promise<string[]> {
  const { prefix, width, suffix } = serialPattern(field.template, localDay(at, timeZone))
  const { rows } = await sql<{ value: number }>`insert into serial_counter as c (tenant_id, resource, field, prefix, value)
    values (${tenantId}, ${model.core.key}, ${key}, ${prefix}, ${count})
    on conflict (tenant_id, resource, field, prefix) do update set value = c.value + excluded.value returning value`.execute(tx)
  const last = Number(rows[0]?.value ?? count)
  return Array.from({ length: count }, (_, at) => `${prefix}${String(last - count + 1 + at).padStart(width, '0')}${suffix}`)
}
