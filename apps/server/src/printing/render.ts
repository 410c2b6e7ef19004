import { type Language, label, type PrintAsked, type PrintTrial, say } from '@bip/contract'
import {
  LayoutError,
  layOut,
  mmOfPoint,
  type PrintData,
  type PrintLayout,
  type PrintPage,
  readLayout,
  zplOf,
} from '@bip/contract/printing'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import { createPauses } from '../base/pace.ts'
import type { Tx } from '../db/database.ts'
import type { Call } from '../http/route.ts'
import { localDay } from '../kinds/zone.ts'
import { type Model, modelFor } from '../model/model.ts'
import { modelNamed } from '../model/named.ts'
import { placeOf } from '../model/place.ts'
import { demand, reach } from '../model/scope.ts'
import { readRecords } from '../resources/read/read.ts'
import { printDataOf } from './data.ts'
import { bitmapOf } from './draw/bitmap.ts'
import { widthOf } from './draw/fonts.ts'
import { pdfOf } from './draw/pdf.ts'

/** Records laid out under a template, before anybody decided what draws them. */
export type LaidOut = { pages: PrintPage[]; name: string; model: Model; templateId?: string }

const wrongLayout = label('版式有误：{where}', 'the layout is wrong at {where}', 'bố cục sai tại {where}')
const noTemplate = label('模板', 'The template', 'Mẫu in')
const nothing = label(
  '没有可打印的记录或明细行',
  'there is no record, or no line of one, to print',
  'không có bản ghi hoặc dòng nào để in',
)

const measure = (text: string, size: number, isBold: boolean): number => widthOf(text, isBold) * size * mmOfPoint

/** A layout from its text. Throws `badRequest` with the place that is wrong. */
export function layoutFrom(json: string, language: Language): PrintLayout {
  try {
    return readLayout(json)
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error
    throw new Refusal('badRequest', { reason: say(wrongLayout, language, { where: error.message }) })
  }
}

type Asking = Pick<Call, 'session' | 'services' | 'language'>

/** Lays out records as they are now, for whoever may see them. */
export async function layOutAsked(call: Asking, { templateId, ids, copies = 1 }: PrintAsked): Promise<LaidOut> {
  const { session, services, language } = call
  const { tenantId } = session
  const { template, model, data } = await services.database.asTenant(
    tenantId,
    async (tx) => {
      const [template] = await readRecords(tx, tenantId, modelFor('printTemplate'), [templateId], {})
      if (!template || template.isEnabled === false) throw new Refusal('notFound', { what: noTemplate[language] })
      const model = modelNamed(String(template.resourceKey), language)
      return { template, model, data: await printDataOf({ tx, session, model, place: placeOf(call) }, ids) }
    },
    { readOnly: true },
  )
  const pages = await layOutEach(call, layoutFrom(String(template.layout), language), data, copies)
  const subject = ids.length === 1 ? (data[0]?.texts[model.core.display] ?? '') : `${ids.length}`
  return { pages, name: `${String(template.templateName)} ${subject}`.trim(), model, templateId }
}

/** A layout that is still being drawn, over one record: the named one, or the latest that the caller sees. */
export async function layOutTrial(call: Asking, { resource, layout, id }: PrintTrial): Promise<LaidOut> {
  const { session, services, language } = call
  const model = modelNamed(resource, language)
  const read = layoutFrom(layout, language)
  const data = await services.database.asTenant(
    session.tenantId,
    async (tx) => {
      const chosen = id ?? (await latestOf(tx, call, model))
      if (chosen === undefined) throw new Refusal('badRequest', { reason: nothing[language] })
      return printDataOf({ tx, session, model, place: placeOf(call) }, [chosen])
    },
    { readOnly: true },
  )
  return { pages: await layOutEach(call, read, data), name: model.core.label[language], model }
}

/** Record by record, so that others have the thread between them. Throws `badRequest` where no page comes of them. */
async function layOutEach(
  call: Asking,
  layout: PrintLayout,
  records: readonly PrintData[],
  copies?: number,
): Promise<PrintPage[]> {
  const words = wordsOf(call)
  const pause = createPauses()
  const pages: PrintPage[] = []
  for (const record of records) {
    pages.push(...layOut(layout, [record], { measure, copies, words }))
    await pause()
  }
  if (pages.length === 0) throw new Refusal('badRequest', { reason: nothing[call.language] })
  return pages
}

async function latestOf(tx: Tx, { session, language }: Asking, model: Model): Promise<string | undefined> {
  const within = reach(session, demand(session, model, 'view', model.core.label[language]), sql`t`)
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(model.table)} t
    where t.tenant_id = ${session.tenantId} and not t.is_deleted ${within ? sql`and ${within}` : sql``}
    order by t.create_time desc, t.id desc limit 1`.execute(tx)
  return rows[0]?.id
}

const wordsOf = ({ session, services }: Asking) => ({
  today: localDay(services.clock(), session.timeZone),
  by: session.realName,
})

/** What a printer is sent, and how it is told what that is. */
export type Printable = { bytes: Buffer; type: 'application/pdf' | 'application/octet-stream'; ending: 'pdf' | 'zpl' }

export type PrinterKind = { language: string; resolution: string }

/** Draws pages for a printer: PDF, or the language of label printers. */
export async function drawFor(
  { language, resolution }: PrinterKind,
  pages: readonly PrintPage[],
  name: string,
): Promise<Printable> {
  if (language !== 'zpl') return { bytes: await pdfOf(pages, name), type: 'application/pdf', ending: 'pdf' }
  const text = zplOf(pages, { dots: resolution === '300' ? 12 : 8, draw: bitmapOf })
  return { bytes: Buffer.from(text, 'utf8'), type: 'application/octet-stream', ending: 'zpl' }
}
