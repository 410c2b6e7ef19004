import { label, type PrintOrder, type PrintQueued, printCalls, printGuardSeconds, printServiceCalls, say } from '@bip/contract'
import { printLimits } from '@bip/contract/printing'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { modelFor } from '../model/model.ts'
import { modelNamed } from '../model/named.ts'
import { demand } from '../model/scope.ts'
import { readRecord } from '../resources/read/read.ts'
import { choicesOf, printerNamesOf, printersOf } from './choices.ts'
import { fieldsOf } from './data.ts'
import { keepDocument, sendDocument } from './documents.ts'
import { pdfOf } from './draw/pdf.ts'
import { joined, pagesOf } from './join.ts'
import { addJob, printedAgo } from './queue/enqueue.ts'
import { withStored } from './queue/store.ts'
import { drawFor, layOutAsked, layOutTrial } from './render.ts'

const signedIn = { signedIn: true } as const
const id = z.string().regex(/^[\w-]{1,64}$/)
const asked = z.object({
  templateId: id,
  ids: z.array(id).min(1).max(printLimits.records),
  copies: z.number().int().min(1).max(printLimits.copies).optional(),
})
const order = asked.extend({ printerId: id, again: z.boolean().optional() })
const trial = z.object({ resource: z.string().max(60), layout: z.string().max(60_000), id: id.optional() })
const maxFileBytes = 50 * 1024 * 1024
const maxPages = 2000

const printerName = label('打印机', 'The printer', 'Máy in')
const noFile = label('请选择 PDF 文件', 'choose a PDF', 'hãy chọn tệp PDF')
const tooLong = label('一次最多打印 {max} 页', 'at most {max} pages at once', 'tối đa {max} trang mỗi lần')

/** Previews and orders: who sees a record prints it. */
export const routes = (): Route[] => [
  route({ method: 'GET', path: printCalls.templates, access: signedIn, run: choicesOf }),
  route({ method: 'GET', path: printCalls.printers, access: signedIn, run: printersOf }),
  route({
    method: 'GET',
    path: printCalls.fields,
    access: signedIn,
    query: z.object({ resource: z.string().max(60) }),
    run: async ({ session, query, language }) => {
      const model = modelNamed(query.resource, language)
      demand(session, model, 'view', model.core.label[language])
      return fieldsOf(model, language)
    },
  }),
  route({
    method: 'POST',
    path: printCalls.preview,
    access: signedIn,
    onlyReads: true,
    body: z.union([asked, trial]),
    run: async (call) => {
      const laid = 'layout' in call.body ? await layOutTrial(call, call.body) : await layOutAsked(call, call.body)
      return keepDocument(call, await pdfIn(call, [laid]))
    },
  }),
  route({ method: 'POST', path: printCalls.print, access: signedIn, body: order, run: (call) => printOrder(call, call.body) }),
  route({ method: 'GET', path: printCalls.document, access: { public: true }, raw: true, run: sendDocument }),
  route({ method: 'GET', path: printServiceCalls.search, access: signedIn, run: printerNamesOf }),
  route({
    method: 'POST',
    path: printServiceCalls.join,
    access: signedIn,
    onlyReads: true,
    body: z.object({ documents: z.array(asked).min(1).max(50) }),
    run: async (call) => {
      const laid = []
      for (const one of call.body.documents) laid.push(await layOutAsked(call, one))
      const parts = []
      for (const one of laid) parts.push({ bytes: (await pdfIn(call, [one])).bytes, name: one.name })
      const { bytes, pages } = await joined(parts, call.language)
      return keepDocument(call, { bytes, pages, name: laid[0]?.name ?? '', type: 'application/pdf' })
    },
  }),
  route({
    method: 'POST',
    path: printServiceCalls.print,
    access: signedIn,
    multipart: true,
    bodyLimit: maxFileBytes + 1024 * 1024,
    run: printFiles,
  }),
]

type LaidOut = Awaited<ReturnType<typeof layOutAsked>>

async function pdfIn({ language }: Pick<Call, 'language'>, laid: readonly LaidOut[]) {
  const pages = laid.flatMap((one) => one.pages)
  if (pages.length > maxPages) throw new Refusal('badRequest', { reason: say(tooLong, language, { max: maxPages }) })
  const name = laid[0]?.name ?? ''
  return { bytes: await pdfOf(pages, name), pages: pages.length, name, type: 'application/pdf' }
}

type Asking = Pick<Call, 'session' | 'services' | 'language'>

async function printerOf({ session, services, language }: Asking, printerId: string) {
  const printer = await services.database.asTenant(
    session.tenantId,
    (tx) => readRecord(tx, session.tenantId, modelFor('printer'), printerId, {}),
    { readOnly: true },
  )
  if (!printer || printer.isEnabled === false) throw new Refusal('notFound', { what: printerName[language] })
  return printer
}

async function printOrder(call: Asking, { printerId, again, ...what }: PrintOrder): Promise<PrintQueued> {
  const { session, services, language } = call
  const printer = await printerOf(call, printerId)
  const laid = await layOutAsked(call, what)
  if (laid.pages.length > maxPages) throw new Refusal('badRequest', { reason: say(tooLong, language, { max: maxPages }) })
  const kind = { language: String(printer.language), resolution: String(printer.resolution ?? '203') }
  const { bytes, type, ending } = await drawFor(kind, laid.pages, laid.name)
  const same = { printerId, templateId: what.templateId, ids: what.ids, seconds: printGuardSeconds }
  const kept = withStored(call, { bytes, type, name: `${laid.name}.${ending}` }, async (tx, document) => {
    const ago = again ? undefined : await printedAgo(tx, call, same)
    if (ago !== undefined) throw new JustPrinted(ago)
    const queued = await addJob(tx, session, services, {
      subject: laid.name,
      printerId,
      templateId: what.templateId,
      resourceKey: laid.model.core.key,
      recordIds: what.ids,
      copies: what.copies ?? 1,
      pages: laid.pages.length,
      document,
    })
    return { ...queued, pages: laid.pages.length }
  })
  return kept.catch((error: unknown) => {
    if (error instanceof JustPrinted) return { printedAgo: error.seconds }
    throw error
  })
}

/** Ends the transaction that would have printed the same twice. */
class JustPrinted extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('printed already')
    this.seconds = seconds
  }
}

/** The print service's own call: documents of others to a printer, by its name. */
async function printFiles(call: Call): Promise<PrintQueued[]> {
  const { request, session, services, language } = call
  if (!request.isMultipart()) throw new Refusal('badRequest', { reason: noFile[language] })
  let printer = String(call.query.printer ?? '')
  const files: { name: string; bytes: Buffer }[] = []
  for await (const part of request.parts({ limits: { files: 20, fields: 10, fieldSize: 1024, fileSize: maxFileBytes } }))
    if (part.type === 'file') files.push({ name: part.filename, bytes: await part.toBuffer() })
    else if (part.fieldname === 'printer') printer = String(part.value)
  if (files.length === 0) throw new Refusal('badRequest', { reason: noFile[language] })
  const servers = await printersOf(call)
  const chosen = servers.flatMap(({ printers }) => printers).find(({ name }) => name === printer)
  if (!chosen) throw new Refusal('notFound', { what: printerName[language] })
  const counted = []
  for (const { name, bytes } of files) counted.push({ name, bytes, pages: await pagesOf(bytes, name, language) })
  const queued: PrintQueued[] = []
  for (const { name, bytes, pages } of counted)
    queued.push(
      await withStored(call, { bytes, name, type: 'application/pdf' }, async (tx, document) => {
        const job = { subject: document.name, printerId: chosen.id, copies: 1, pages, document }
        return { ...(await addJob(tx, session, services, job)), pages }
      }),
    )
  return queued
}
