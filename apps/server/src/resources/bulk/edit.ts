import { type BulkOutcome, type BulkPart, type BulkRow, label } from '@bip/contract'
import { Pace } from '../../base/pace.ts'
import { problemsRefusal } from '../draft/check.ts'
import { type Draft, isUnchanged } from '../draft/writing.ts'
import type { WritingCall } from '../write/draft.ts'
import { saveEach } from '../write/save.ts'
import { inSlices } from '../write/slices.ts'

const changed = label('已修改', 'Changed', 'Đã sửa')
const same = label('没有变化', 'Nothing to change', 'Không có thay đổi')

/** Changes records, each stored or refused by itself, in slices with turns for others between. */
export function editRows(call: WritingCall, rows: readonly BulkRow[]): Promise<BulkPart> {
  const { asked: _, ...shared } = call
  const pace = new Pace()
  return inSlices<BulkOutcome[], BulkPart>(call, {
    total: rows.length,
    start: [],
    step: async (tx, { next, done }) => {
      const slice = rows.slice(next, next + pace.size)
      const wanted = slice.map(({ id, version, values }) => ({
        id,
        input: version === undefined ? values : { ...values, version },
      }))
      const drafts = await pace.measure(slice.length, () => saveEach({ ...shared, tx }, wanted, 'create'))
      return { next: next + slice.length, done: [...done, ...drafts.map((draft) => outcomeOf(call, draft))] }
    },
    finish: (results) => ({ results, after: null }),
  })
}

function outcomeOf({ model, place: { language } }: WritingCall, draft: Draft): BulkOutcome {
  const { wanted, before, changes, problems } = draft
  const id = wanted.id ?? ''
  const refusal = draft.refusal ?? problemsRefusal(model, problems, language)
  if (refusal || !before) return { id, ok: false, msg: refusal?.say(language) ?? '' }
  if (isUnchanged(draft)) return { id, ok: true, msg: same[language] }
  const was = Object.fromEntries(
    Object.keys(wanted.input).flatMap((key) => (key in changes ? [[key, changes[key]?.before]] : [])),
  )
  return { id, ok: true, msg: changed[language], version: before.version + 1, before: was }
}
