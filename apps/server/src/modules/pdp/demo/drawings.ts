import { Readable } from 'node:stream'
import type { PrintPage } from '@bip/contract/printing'
import { insertRows } from '../../../db/insertRows.ts'
import { asStoredFile } from '../../../files/stored.ts'
import { maxBytes } from '../../../files/upload.ts'
import { drawFor } from '../../../printing/render.ts'
import type { DemoContext } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { type DemoRecord, idAt } from '../../../seed/demo/world.ts'
import type { DemoProject } from './projects.ts'

type Item = PrintPage['items'][number]

const text = (x: number, y: number, said: string, size = 9): Item => ({
  kind: 'text',
  x,
  y,
  width: 150,
  text: said,
  size,
  bold: size > 12,
})
const box = (x: number, y: number, width: number, height: number, stroke = 0.3): Item => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  stroke,
})

/** A drawing of a machine with its frame and title block, as plain boxes. */
const sheet = (name: string, number: string, parts: readonly Item[]): PrintPage => ({
  width: 297,
  height: 210,
  items: [
    ...[box(8, 8, 281, 194, 0.5), box(199, 172, 90, 30), box(199, 182, 90, 0), box(199, 192, 90, 0)],
    ...[text(202, 174, name, 11), text(202, 184, number), text(202, 194, '1 : 20')],
    ...parts,
  ],
})

const pages: readonly PrintPage[] = [
  sheet('总装图', 'DM320-01-00', [
    ...[
      box(40, 60, 180, 80, 0.6),
      box(52, 72, 44, 56),
      box(106, 72, 44, 56),
      box(160, 72, 48, 56),
      box(40, 140, 10, 18),
      box(210, 140, 10, 18),
    ],
    ...[
      text(58, 96, '上料单元'),
      text(112, 96, '焊接单元'),
      text(166, 96, '下料单元'),
      text(118, 48, '3200'),
      box(40, 54, 180, 0),
    ],
  ]),
  sheet('电气布置图', 'DM320-02-00', [
    ...[box(50, 40, 90, 120, 0.6), box(58, 50, 74, 20), box(58, 78, 34, 40), box(98, 78, 34, 40), box(58, 126, 74, 24)],
    ...[text(80, 58, '主断路器'), text(62, 96, '伺服驱动'), text(104, 96, 'PLC'), text(82, 136, '端子排')],
  ]),
]

const remarks = [
  ['1', '13.50', '66.00', '4.00', '10.00', '机架此处缺少吊点，装配无法起吊', 'major', 'open', null],
  ['1', '36.00', '34.00', '15.00', '27.00', '焊接单元检修门开启角度不足', 'minor', 'replied', '门轴外移 40 mm，开启角度 110°'],
  ['2', '33.00', '37.00', '12.00', '19.00', 'PLC 与驱动器间距不足 100 mm', 'major', 'closed', '已将 PLC 右移 60 mm'],
] as const

/** Drawings of some reviews, with what reviewers marked on them. */
export async function storeDrawings(
  context: DemoContext,
  reviews: readonly { review: DemoRecord; project: DemoProject }[],
): Promise<void> {
  const { tx, config, services, world } = context
  const { bytes } = await drawFor({ language: 'pdf', resolution: '203' }, pages, '总装图')
  const files: Record<string, unknown>[] = []
  const documents: DemoRecord[] = []
  const marks: DemoRecord[] = []
  for (const [of, { review, project }] of reviews.entries()) {
    const { id: reviewId, at, by } = review
    const author = project.roles.get('mechanical') ?? by
    const id = idAt(at, 360_000 + of)
    const storage_key = `${config.tenantId}/${id}`
    const size = await services.files.put(storage_key, Readable.from([bytes]), maxBytes)
    const row = { id, storage_key, original_name: '总装图与电气布置图.pdf', type: 'application/pdf', size }
    files.push({ ...row, tenant_id: config.tenantId, business_type: 'demo', create_user: by.id, create_time: at })
    const dataId = idAt(at, 361_000 + of)
    documents.push({
      ...{ id: dataId, at, by },
      values: {
        ...{ reviewId, dataName: '总装图与电气布置图', dataStatus: 'waiting', category: 'drawing', drawingNo: 'DM320-01-00' },
        ...{ edition: 'A', authorId: author.id, files: [asStoredFile(row)], opinion: null, reviewerId: null },
      },
    })
    const reviewer = project.roles.get('quality') ?? by
    for (const [index, [pageNo, left, top, width, height, remarkText, severity, remarkStatus, reply]] of remarks.entries())
      marks.push({
        ...{ id: idAt(at, 362_000 + of * 10 + index), at, by: reviewer },
        values: {
          ...{ reviewId, dataId, fileId: id, fileName: row.original_name, pageNo, remarkText, severity, remarkStatus, reply },
          ...{ markLeft: left, markTop: top, markWidth: width, markHeight: height, returnReason: null },
          ...{ repliedBy: reply ? author.id : null, repliedOn: reply ? world.calendar.day(-2) : null },
          ...{
            verifiedBy: remarkStatus === 'closed' ? reviewer.id : null,
            verifiedOn: remarkStatus === 'closed' ? world.calendar.day(-1) : null,
          },
        },
      })
  }
  await insertRows(tx, 'stored_file', files)
  await store(context, 'dataReview', documents)
  await store(context, 'reviewRemark', marks)
}
