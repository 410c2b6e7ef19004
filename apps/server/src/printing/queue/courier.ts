import { type AnyRecord, changesBetween, type StoredFile } from '@bip/contract'
import { sql } from 'kysely'
import { readStored } from '../../files/stored.ts'
import { columnName } from '../../kinds/index.ts'
import { writeHistory } from '../../model/changes.ts'
import { modelFor } from '../../model/model.ts'
import { systemUser } from '../../model/systemUser.ts'
import { updateRecords } from '../../resources/draft/rows.ts'
import { readRecord } from '../../resources/read/read.ts'
import type { Courier, Entry } from '../../services/background.ts'
import type { Services } from '../../services/services.ts'
import { PrinterFailure, printByIpp } from './ipp.ts'

/** Attempts before a job is told as failed: five minutes or so. */
const maxTries = 5
const maxReason = 300

type Needs = Pick<Services, 'database' | 'clock' | 'files'>

/** Hands jobs to their printers, those of one printer in their order. A printer that cannot be reached holds up no other. */
export const printCourier =
  (needs: Needs): Courier =>
  async (entries) => {
    const jobs = (await Promise.all(entries.map((entry) => jobOf(needs, entry)))).flatMap((job) => job ?? [])
    const perPrinter = Map.groupBy(jobs, ({ entry, record }) => `${entry.tenantId}/${record.printerId}`)
    const failures = await Promise.all([...perPrinter.values()].map((own) => printInOrder(needs, own)))
    const [failure] = failures.flat()
    // The outbox tries each of them alone; those that are done by then are passed over.
    if (failure) throw failure
  }

type Job = { entry: Entry; record: AnyRecord }

async function jobOf({ database }: Needs, entry: Entry): Promise<Job | undefined> {
  const { id } = entry.payload as { id: string } // written by `addJob` alone
  const record = await database.asTenant(
    entry.tenantId,
    (tx) => readRecord(tx, entry.tenantId, modelFor('printJob'), id, { labels: 'all' }),
    { readOnly: true },
  )
  return record?.jobStatus === 'queued' ? { entry, record } : undefined
}

async function printInOrder(needs: Needs, jobs: readonly Job[]): Promise<PrinterFailure[]> {
  for (const [at, job] of jobs.entries()) {
    const failure = await printOne(needs, job)
    // Where one could not be handed over, those behind it could not either.
    if (failure) return jobs.slice(at).map(() => failure)
  }
  return []
}

/** What keeps a job waiting; undefined where it is over, one way or the other. */
async function printOne(needs: Needs, { entry, record }: Job): Promise<PrinterFailure | undefined> {
  const { tenantId, attempt } = entry
  try {
    const number = await handOver(needs, tenantId, record)
    await settle(needs, tenantId, record, {
      jobStatus: 'taken',
      printerJob: number,
      failure: null,
      printedAt: needs.clock().toISOString(),
    })
  } catch (error) {
    if (!(error instanceof PrinterFailure)) throw error
    const failure = error.message.slice(0, maxReason)
    const isOver = error.isFinal || attempt >= maxTries
    await settle(needs, tenantId, record, { jobStatus: isOver ? 'failed' : 'queued', failure })
    return isOver ? undefined : error
  }
  return undefined
}

async function handOver({ database, files }: Needs, tenantId: string, record: AnyRecord): Promise<string> {
  const [document] = (record.document ?? []) as StoredFile[] // a field of files
  const read = await database.asTenant(
    tenantId,
    async (tx) => ({
      printer: await readRecord(tx, tenantId, modelFor('printer'), String(record.printerId), {}),
      file: document && (await readStored(tx, tenantId, [document.id])).get(document.id),
    }),
    { readOnly: true },
  )
  if (!read.printer) throw new PrinterFailure('the printer was removed', true)
  if (!read.file) throw new PrinterFailure('the document was removed', true)
  const chunks: Buffer[] = []
  for await (const chunk of (await files.get(read.file.storage_key)) as AsyncIterable<Buffer>) chunks.push(chunk)
  return printByIpp({
    uri: String(read.printer.uri),
    name: String(record.subject ?? record.no),
    person: record._labels?.createUser ?? '',
    type: read.file.type === 'application/pdf' ? 'application/pdf' : 'application/octet-stream',
    // Copies are pages of the document, so that every printer prints the same.
    copies: 1,
    bytes: Buffer.concat(chunks),
  })
}

async function settle(
  { database, clock }: Needs,
  tenantId: string,
  record: AnyRecord,
  become: Record<string, unknown>,
): Promise<void> {
  const model = modelFor('printJob')
  const values = { ...record, ...become }
  const changes = changesBetween(model.core.fields, record, values)
  if (Object.keys(changes).length === 0) return
  const at = clock()
  await database.asTenant(tenantId, async (tx) => {
    const only = sql`t.${sql.id(columnName('jobStatus'))} = 'queued'`
    const written = [{ id: record.id, values, keys: Object.keys(changes) }]
    const version = (await updateRecords(tx, model, tenantId, written, { userId: systemUser.userId, at, only })).get(record.id)
    if (version === undefined) return
    await writeHistory(tx, { tenantId, ...systemUser }, model, at, [
      { recordId: record.id, version, operation: 'update', changes },
    ])
  })
}
