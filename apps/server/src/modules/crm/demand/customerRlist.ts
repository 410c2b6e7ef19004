import { type AnyRecord, checkValue, isEmpty, label, problemText, say } from '@bip/contract'
import { customerRlist } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { cellsByKey, columnsOf, linesOf } from './columns.ts'
import { newVersion } from './newVersion.ts'

const model = modelOf(customerRlist)

const noRows = label(
  '清单还没有明细，请先填写或导入',
  'The schedule has no rows yet. Fill some in or import them first',
  'Danh mục chưa có dòng nào. Hãy điền hoặc nhập trước',
)
const lacking = label(
  '第 {row} 行缺少“{column}”，请补齐后再提交',
  'Row {row} lacks “{column}”. Fill it in before you send it',
  'Dòng {row} thiếu “{column}”. Hãy điền trước khi gửi',
)
const twice = label(
  '项次 {item} 重复，请改为不同的项次',
  'Item {item} is there twice; give each row an item of its own',
  'Mục {item} bị lặp; hãy đặt mỗi dòng một mục riêng',
)

/** What stands in configured cells is what their columns let in; a cell without a column holds nothing. Items are told apart by their number. */
async function checkRows(context: Context, values: Values): Promise<void> {
  const { tx, session, place } = context
  const cells = cellsByKey(await columnsOf(tx, session.tenantId, values))
  const fields: Record<string, string> = {}
  const items = new Set<string>()
  for (const [at, row] of (linesOf(values.items) as Values[]).entries()) {
    const item = String(row.itemNo ?? '').toLowerCase()
    if (items.has(item)) fields[`items.${at}.itemNo`] = say(twice, place.language, { item: String(row.itemNo) })
    items.add(item)
    for (const key of Object.keys(row).filter((one) => /^[ct]\d+$/.test(one))) {
      const field = cells.get(key)
      if (!field || isEmpty(row[key])) {
        row[key] = null
        continue
      }
      const checked = checkValue(field, row[key])
      if ('value' in checked) row[key] = checked.value
      else {
        const own = field.messages?.[checked.problem.key]
        const sentence = own ? own[place.language] : problemText(checked.problem, place.language)
        fields[`items.${at}.${key}`] = own ? sentence : `${field.label[place.language]} ${sentence}`
      }
    }
  }
  const sentences = Object.values(fields)
  if (sentences.length > 0) throw new Refusal('invalidFields', { fields: sentences.slice(0, 3).join('; ') }, { fields })
}

/** A schedule is sent on with rows whose required columns are filled. */
async function commit(context: Context, record: AnyRecord): Promise<void> {
  const { tx, session, place } = context
  const rows = linesOf(record.items)
  if (rows.length === 0) throw notPossible(place, noRows)
  const required = [...cellsByKey(await columnsOf(tx, session.tenantId, record))].filter(([, field]) => field.required)
  for (const [at, row] of rows.entries())
    for (const [key, field] of required)
      if (isEmpty(row[key])) throw notPossible(place, lacking, { row: at + 1, column: field.label[place.language] })
}

/** What was confirmed before is superseded by what is confirmed now. */
async function confirm(context: Context, record: AnyRecord): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql<{ id: string }>`select id from customer_rlist where tenant_id = ${session.tenantId}
    and not is_deleted and id <> ${record.id} and rlist_status = 'confirmed'
    and coalesce(first_id, id) = ${record.firstId ?? record.id}`.execute(tx)
  for (const { id } of rows) await setValues(context, model, { id, values: { rlistStatus: 'superseded' }, operation: 'confirm' })
}

export const customerRlistExtension: Extension = {
  beforeSave: async (context, values) => checkRows(context, values),
  operations: { commit, confirm, newVersion: (context, record, args) => newVersion(context, model, record, String(args.reason)) },
}
