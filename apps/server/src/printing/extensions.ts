import { randomBytes } from 'node:crypto'
import type { AnyRecord, StoredFile } from '@bip/contract'
import { label } from '@bip/contract'
import type { PrintPage } from '@bip/contract/printing'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import { newId } from '../db/id.ts'
import type { Context, Extension } from '../model/extension.ts'
import { modelNamed } from '../model/named.ts'
import { addJob, storedRow } from './queue/enqueue.ts'
import { drawFor, layoutFrom } from './render.ts'

/** Layouts are right when they are stored, and one template of a resource and purpose is the first choice. */
export const printTemplateExtension: Extension = {
  beforeSave: async ({ tx, session, place }, values, before) => {
    if (values.resourceKey !== before?.resourceKey) modelNamed(String(values.resourceKey), place.language)
    if (values.layout !== before?.layout) layoutFrom(String(values.layout), place.language)
    if (values.isDefault === true)
      await sql`update print_template set is_default = false where tenant_id = ${session.tenantId} and resource_key = ${values.resourceKey}
        and is_default and id <> ${before?.id ?? ''}`.execute(tx)
  },
}

const testTitle = label('测试页', 'Test page', 'Trang thử')
const gone = label('打印的文件', 'The printed document', 'Tài liệu đã in')

/** A page that shows whether everything arrives: letters of three languages, a frame, both kinds of barcode. */
function testPage(name: string, at: string): PrintPage {
  const text = (y: number, said: string, size = 9) =>
    ({ kind: 'text', x: 4, y, width: 92, text: said, size, bold: false }) as const
  return {
    width: 100,
    height: 60,
    items: [
      { kind: 'box', x: 2, y: 2, width: 96, height: 56, stroke: 0.3 },
      text(5, `${name} · ${at}`, 10),
      text(12, '打印测试 Test page Trang in thử 0123456789'),
      { kind: 'barcode', x: 4, y: 20, width: 60, height: 16, code: 'code128', value: 'BIP-TEST-0001', showsText: true },
      { kind: 'barcode', x: 70, y: 20, width: 24, height: 24, code: 'qrcode', value: 'BIP-TEST-0001', showsText: false },
    ],
  }
}

async function printTest({ tx, session, services, at, place }: Context, record: AnyRecord): Promise<unknown> {
  const page = testPage(String(record.printerName), at.toISOString().slice(0, 16))
  const kind = { language: String(record.language), resolution: String(record.resolution ?? '203') }
  const name = testTitle[place.language]
  const { bytes, type, ending } = await drawFor(kind, [page], name)
  const id = newId() + randomBytes(12).toString('hex')
  const file = { id, name: `${name}.${ending}`, type, size: bytes.length }
  const key = `${session.tenantId}/${id}`
  await services.files.put(key, bytes)
  await storedRow(tx, session, services, { ...file, key })
  return addJob(tx, session, services, { subject: name, printerId: record.id, copies: 1, pages: 1, document: file })
}

export const printerExtension: Extension = { operations: { testPage: printTest } }

/** The very document goes out once more, whatever became of its record and template since. */
async function reprint({ tx, session, services, place }: Context, record: AnyRecord): Promise<unknown> {
  const [document] = (record.document ?? []) as StoredFile[] // a field of files
  if (!document) throw new Refusal('notFound', { what: gone[place.language] })
  return addJob(tx, session, services, {
    subject: String(record.subject ?? ''),
    printerId: String(record.printerId),
    templateId: record.templateId as string | null,
    resourceKey: record.resourceKey as string | null,
    recordIds: String(record.recordIds ?? '')
      .split(',')
      .filter(Boolean),
    copies: Number(record.copies ?? 1),
    pages: Number(record.pages ?? 1),
    document,
    reprintOf: record.id,
  })
}

export const printJobExtension: Extension = { operations: { reprint } }
