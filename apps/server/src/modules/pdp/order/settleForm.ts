import {
  type AnyRecord,
  type Core,
  computeInto,
  type Fields,
  fieldStatusesOf,
  isEmpty,
  type Label,
  label,
  problems,
  settledValue,
} from '@bip/contract'
import { erpOrderConfigure } from '@bip/contract/resources'
import { sql } from 'kysely'
import { columnName } from '../../../kinds/index.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelFor, modelOf } from '../../../model/model.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { linesIn, lookups, wrongFields } from './configure.ts'

const configures = modelOf(erpOrderConfigure)
const outside = label(
  '不在该业务类型允许的范围内，请另选',
  'This business type does not allow it. Choose another one',
  'Loại nghiệp vụ này không cho phép. Hãy chọn mục khác',
)

/** Hidden fields hold nothing, and those that must be filled are: as the business type says now, whatever a client sent of it. */
function settleFields(fields: Fields, values: Values, document: Values | undefined, path: string, wrong: Record<string, Label>) {
  for (const [key, status] of fieldStatusesOf(fields, values, { document })) {
    const field = fields[key]
    if (!field) continue
    if (status.isHidden || status.isFixed) values[key] = settledValue(field, status, values[key], null)
    else if (status.isRequired && isEmpty(values[key])) wrong[`${path}${key}`] = problems.required
  }
}

/** The rate in force on the order's day, where the form has one and nobody gave it. */
async function fillRate({ tx, session }: Context, values: Values): Promise<void> {
  const shown = Array.isArray(values.shownFields) && values.shownFields.includes('exchangeRate')
  if (!shown) return
  if (values.currency === 'CNY') values.exchangeRate = '1.00000000'
  else if (isEmpty(values.exchangeRate) || Number(values.exchangeRate) === 1) {
    const { rows } = await sql<{
      rate: string
    }>`select exchange_rate::text as rate from exchange_rate where tenant_id = ${session.tenantId}
      and not is_deleted and currency = ${values.currency} and valid_from <= ${values.orderDate}::date order by valid_from desc limit 1`.execute(
      tx,
    )
    if (rows[0]) values.exchangeRate = rows[0].rate
  }
}

/** Values that lie outside of the lookup which the business type takes them from, by path. */
async function outsideLookups({ tx, session }: Context, configure: AnyRecord, values: Values, wrong: Record<string, Label>) {
  for (const { fieldKey, lookup } of linesIn(configure, 'formFields')) {
    const source = lookups[String(lookup ?? '')]
    if (!source?.filter) continue
    const key = String(fieldKey)
    const places: [string, unknown][] = [[key, values[key]]]
    for (const [at, line] of linesIn(values, 'lines').entries()) places.push([`lines.${at}.${key}`, line[key]])
    const filled = places.filter(([, id]) => !isEmpty(id))
    if (filled.length === 0) continue
    const within = Object.entries(source.filter).map(
      ([name, wanted]) => sql`${sql.id(columnName(name))}::text = any(${[wanted].flat()}::text[])`,
    )
    const { rows } = await sql<{
      id: string
    }>`select id from ${sql.table(modelFor(source.of).table)} where tenant_id = ${session.tenantId}
      and id = any(${filled.map(([, id]) => String(id))}::text[]) and ${sql.join(within, sql` and `)}`.execute(tx)
    const found = new Set(rows.map(({ id }) => id))
    for (const [path, id] of filled) if (!found.has(String(id))) wrong[path] = outside
  }
}

/** Makes an order what its business type says: its fields, what must be filled, its lookups and its rate. */
export const settleForm =
  (core: Core) =>
  async (context: Context, values: Values, before: AnyRecord | null): Promise<void> => {
    const { tx, session, place } = context
    const configure = await readRecord(tx, session.tenantId, configures, String(values.configureId), { lines: true })
    if (!configure) return
    // An order keeps the form by which it was begun, whatever becomes of its business type, until that is chosen again.
    const form = before && before.configureId === values.configureId ? before : configure
    values.shownFields = form.shownFields ?? []
    values.requiredFields = form.requiredFields ?? []
    await fillRate(context, values)
    const wrong: Record<string, Label> = {}
    const { lines, ...header } = core.fields
    settleFields(header, values, undefined, '', wrong)
    if (lines?.kind === 'lines')
      for (const [row, line] of linesIn(values, 'lines').entries()) {
        settleFields(lines.fields, line, values, `lines.${row}.`, wrong)
        if (line.isGift === true) line.price = '0.0000'
        computeInto(lines.fields, line)
      }
    await outsideLookups(context, configure, values, wrong)
    if (Object.keys(wrong).length > 0) throw wrongFields(place, wrong)
    computeInto(core.fields, values)
  }
