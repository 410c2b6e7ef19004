import { createHash } from 'node:crypto'
import { type ImportReport, label, plus, say } from '@bip/contract'
import { Refusal } from '../../http/errors.ts'
import { type Call, type RawQuery, type Route, route } from '../../http/route.ts'
import type { Extension } from '../extension.ts'
import { once, repeatable } from '../idempotency.ts'
import { placeOf } from '../place.ts'
import { resourceNamed } from '../plus.ts'
import type { Writing } from '../save.ts'
import { demand } from '../scope.ts'
import { exportRecords } from './export.ts'
import { type ImportMode, importRows, isKept } from './import.ts'
import { parseFile } from './parseFile.ts'
import { sendTemplate } from './template.ts'

const mostBytes = 5 * 1024 * 1024
const noFile = label('请选择文件', 'choose a file', 'hãy chọn tệp')
const noTransfer = label('{name}不支持导入', '{name} cannot be imported', 'không thể nhập {name}')

/** Records out of and into spreadsheets, for every resource alike. */
export const transferRoutes = (extensions: Readonly<Record<string, Extension>>): Route[] => [
  route({
    method: 'GET',
    path: plus.export,
    access: { signedIn: true },
    raw: true,
    run: (call) => exportRecords(call, resourceNamed(call), placeOf(call)),
  }),
  route({
    method: 'GET',
    path: plus.importTemplate,
    access: { signedIn: true },
    raw: true,
    run: (call) => sendTemplate(call, importable(call), placeOf(call)),
  }),
  route({
    method: 'POST',
    path: plus.import,
    access: { signedIn: true },
    multipart: true,
    bodyLimit: mostBytes + 64 * 1024,
    run: (call) => importFile(call, extensions),
  }),
]

function importable(call: Call) {
  const model = resourceNamed(call)
  const { core } = model
  if (!core.calls.submit || core.transfer === false)
    throw new Refusal('badRequest', { reason: say(noTransfer, call.language, { name: core.label[call.language] }) })
  return model
}

/** Takes back the transaction of an import whose report is told and whose rows are not kept. */
class NotKept extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('An import was taken back.')
    this.report = report
  }
}

async function importFile(call: Call, extensions: Readonly<Record<string, Extension>>): Promise<ImportReport> {
  const { session, services, language, request } = call
  const { file, fields } = await readParts(call)
  const query: RawQuery = { ...fields, ...call.query }
  const model = importable({ ...call, query })
  demand(session, model, 'import', model.core.label[language])
  const mode: ImportMode = query.mode === 'rows' ? 'rows' : 'all'
  const dryRun = query.dryRun === 'true' || query.dryRun === '1'
  const sheet = await parseFile(file.bytes, file.name, language)
  const asked = repeatable(
    request.headers['idempotency-key'],
    model.core.key,
    mode,
    dryRun,
    createHash('sha256').update(file.bytes).digest('hex'),
  )
  const at = services.clock()
  try {
    return await services.database.asTenant(session.tenantId, (tx) => {
      const writing: Writing = {
        tx,
        session,
        services,
        at,
        place: placeOf(call),
        model,
        extension: extensions[model.core.key] ?? {},
      }
      return once(writing, asked, async () => {
        const report = await importRows(writing, sheet, mode)
        if (dryRun || !isKept(report, mode)) throw new NotKept(report)
        return report
      })
    })
  } catch (error) {
    if (error instanceof NotKept) return error.report
    throw error
  }
}

type Parts = { file: { name: string; bytes: Uint8Array }; fields: Record<string, string> }

async function readParts({ request, language }: Call): Promise<Parts> {
  const fields: Record<string, string> = {}
  let file: Parts['file'] | undefined
  if (!request.isMultipart()) throw new Refusal('badRequest', { reason: say(noFile, language) })
  try {
    for await (const part of request.parts({ limits: { fileSize: mostBytes, files: 1 } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else file = { name: part.filename, bytes: await part.toBuffer() }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('tooLarge', { limit: '5 MB' })
    throw error
  }
  if (!file) throw new Refusal('badRequest', { reason: say(noFile, language) })
  return { file, fields }
}
