import { type AnyRecord, type Core, label, say } from '@bip/contract'
import { mmOfPoint, type PrintPage } from '@bip/contract/printing'
import { dcReview, dcReviewDimension, dcReviewIssues, dcReviewProblem, reviewRemark } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { localDay } from '../../../kinds/zone.ts'
import { modelOf } from '../../../model/model.ts'
import type { Place } from '../../../model/question.ts'
import { reach, scopeOf } from '../../../model/scope.ts'
import { readValueNames } from '../../../model/valueNames.ts'
import { widthOf } from '../../../printing/draw/fonts.ts'
import { readRecords } from '../../../resources/read/read.ts'
import type { Session } from '../../../services/session.ts'
import { Flow } from './flow.ts'

const words = {
  title: label('设计评审纪要', 'Minutes of a design review', 'Biên bản thẩm định thiết kế'),
  minutes: label('纪要', 'Minutes', 'Biên bản'),
  note: label('结论说明', 'Note on the conclusion', 'Ghi chú kết luận'),
  none: label('无', 'None', 'Không có'),
  host: label('主持人', 'Chair', 'Chủ trì'),
  designer: label('设计人', 'Designer', 'Người thiết kế'),
  quality: label('质量', 'Quality', 'Chất lượng'),
} as const

const head = [
  'reviewNo',
  'projectId',
  'reviewType',
  'reviewOn',
  'place',
  'hostId',
  'designerId',
  'reviewerIds',
  'score',
  'conclusion',
] as const

/** What is told of each kind of record under a review: its columns with their shares of the width. */
const parts: readonly (readonly [Core, readonly (readonly [string, number])[]])[] = [
  [
    dcReviewDimension,
    [
      ['dimension', 2],
      ['dimensionName', 4],
      ['weight', 1],
      ['score', 1],
      ['opinion', 5],
      ['reviewerId', 2],
    ],
  ],
  [
    dcReviewIssues,
    [
      ['dimension', 2],
      ['question', 5],
      ['answer', 2],
      ['finding', 4],
      ['reply', 4],
    ],
  ],
  [
    reviewRemark,
    [
      ['fileName', 3],
      ['pageNo', 1],
      ['remarkText', 5],
      ['severity', 2],
      ['remarkStatus', 2],
      ['reply', 4],
      ['verifiedBy', 2],
    ],
  ],
  [
    dcReviewProblem,
    [
      ['problemName', 5],
      ['severity', 2],
      ['ownerId', 2],
      ['dueOn', 2],
      ['problemStatus', 2],
      ['measures', 4],
    ],
  ],
]

const maxRows = 2000

type Asked = { tx: Tx; session: Session; place: Place; at: Date }

/** Records of a resource that belong to a review and that the caller may see. */
async function rowsOf({ tx, session }: Asked, core: Core, reviewId: string): Promise<AnyRecord[]> {
  const model = modelOf(core)
  const scope = scopeOf(session, model, 'view')
  if (scope === undefined) return []
  const within = reach(session, scope, sql`t`) ?? sql`true`
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(model.table)} t where t.tenant_id = ${session.tenantId}
    and t.review_id = ${reviewId} and not t.is_deleted and ${within} order by t.create_time, t.id limit ${maxRows}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const read = await readRecords(tx, session.tenantId, model, ids, { labels: 'all' })
  const byId = new Map(read.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Texts of fields of records, as they are printed. */
async function texts(
  { tx, session, place }: Asked,
  core: Core,
  records: readonly AnyRecord[],
  keys: readonly string[],
): Promise<string[][]> {
  const model = modelOf(core)
  const said = await readValueNames(tx, session.tenantId, model, records, place)
  return records.map((record) =>
    keys.map((key) => {
      const part = [...model.parts, ...model.lookups].find((one) => one.key === key)
      const named = record._labels?.[key]
      return part ? (named ?? part.kind.print(part.field, record[key], said)) : ''
    }),
  )
}

/** The minutes of a review over pages: what it was about, what was judged, asked, marked and found, and how it ended. */
export async function minutesOf(asked: Asked, reviewId: string): Promise<{ pages: PrintPage[]; name: string } | null> {
  const { tx, session, place, at } = asked
  const [review] = await readRecords(tx, session.tenantId, modelOf(dcReview), [reviewId], { labels: 'all' })
  if (!review) return null
  const { language } = place
  const flow = new Flow((text, size, isBold) => widthOf(text, isBold) * size * mmOfPoint)
  const [values = []] = await texts(asked, dcReview, [review], head)
  flow
    .text(say(words.title, language), { size: 17, bold: true, after: 1 })
    .text(String(review.reviewName), { size: 12, after: 3 })
    .pairs(head.map((key, index) => [dcReview.fields[key].label[language], values[index] ?? '']))
  if (review.conclusionNote) flow.text(`${say(words.note, language)}：${String(review.conclusionNote)}`)
  if (review.minutes) flow.heading(say(words.minutes, language)).text(String(review.minutes))
  for (const [core, columns] of parts) {
    const keys = columns.map(([key]) => key)
    const rows = await texts(asked, core, await rowsOf(asked, core, reviewId), keys)
    flow.heading(core.label[language]).table(
      columns.map(([key, share]) => ({ title: core.fields[key]?.label[language] ?? key, share })),
      rows,
      say(words.none, language),
    )
  }
  flow.signatures([words.host, words.designer, words.quality].map((one) => say(one, language)))
  const name = `${say(words.title, language)} ${String(review.reviewNo)}`
  return { pages: flow.pages(`${session.realName} · ${localDay(at, place.timeZone)}`), name }
}
