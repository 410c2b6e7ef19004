import { isEmpty, type ListCall, type ListResult, label, type RowResult, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import { isObject, oneId } from '../../model/ids.ts'
import { problemsRefusal } from '../draft/check.ts'
import type { Draft, Wanted, Writing } from '../draft/writing.ts'
import { saveEach } from './save.ts'

const maxRows = 1000
const noRows = label('请提交 1 至 {max} 行的列表', 'send a list of 1 to {max} rows', 'hãy gửi danh sách từ 1 đến {max} dòng')
const saved = label('已保存', 'Saved', 'Đã lưu')

/**
 * Stores a list of records, those with an `id` as changes, and answers what became of each row. Where they are stored all or none, one that
 * is wrong refuses the whole; otherwise the whole is refused only where none is right. The refusal's `data` tells of each row as well.
 */
export async function saveList(writing: Writing, mode: ListCall['mode'], body: unknown): Promise<ListResult> {
  const { language } = writing.place
  const rows = isObject(body) ? (body.list ?? body.records) : body
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > maxRows)
    throw new Refusal('badRequest', { reason: say(noRows, language, { max: maxRows }) })
  const drafts = await saveEach(
    writing,
    rows.map((row) => wantedOf(writing, row)),
    'create',
  )
  const results = drafts.map((draft, row) => resultOf(writing, draft, row))
  const wrong = results.filter(({ ok }) => !ok)
  const [first] = wrong
  if (first && (mode === 'all' || wrong.length === results.length))
    throw new Refusal('rowsWrong', { count: wrong.length, first: `${first.row + 1}. ${first.msg}` }, { results: undone(results) })
  return { results }
}

/** What is no object is a record without values, so that its row is told what is missing. */
function wantedOf(writing: Writing, row: unknown): Wanted {
  const input = isObject(row) ? row : {}
  return isEmpty(input.id) ? { input } : { id: oneId(input.id, writing), input }
}

function resultOf({ model, place }: Writing, { id, before, problems, refusal }: Draft, row: number): RowResult {
  const refused = refusal ?? problemsRefusal(model, problems, place.language)
  if (!refused) return { row, id: id ?? before?.id ?? '', ok: true, msg: saved[place.language] }
  const fields =
    isObject(refused.data) && isObject(refused.data.fields) ? (refused.data.fields as Record<string, string>) : undefined // a sentence by path
  return { row, ...(before && { id: before.id }), ok: false, msg: refused.say(place.language), ...(fields && { fields }) }
}

/** Rows that were right in a list of which nothing was stored are not stored either. */
const undone = (results: readonly RowResult[]): RowResult[] =>
  results.map((result) => (result.ok ? { row: result.row, ok: false, msg: '' } : result))
