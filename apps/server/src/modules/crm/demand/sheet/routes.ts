import { type AnyRecord, type Language, rlistCalls, type SheetReading, type SheetTaken } from '@bip/contract'
import { customerRlist } from '@bip/contract/resources'
import { z } from 'zod'
import type { Tx } from '../../../../db/database.ts'
import { type Call, type Route, route } from '../../../../http/route.ts'
import { notFound, oneId } from '../../../../model/ids.ts'
import { modelOf } from '../../../../model/model.ts'
import { placeOf } from '../../../../model/place.ts'
import { readRecord } from '../../../../resources/read/read.ts'
import { demandWithin } from '../../../../resources/read/within.ts'
import { parseFile } from '../../../../resources/transfer/parseFile.ts'
import { maxBytes, type Parts, readParts } from '../../../../resources/transfer/parts.ts'
import type { SheetRow } from '../../../../resources/transfer/reader/protocol.ts'
import { columnsOf } from '../columns.ts'
import { guessColumns, headingAt, textOf } from './guess.ts'
import { mappingOf, rememberedOf } from './remember.ts'
import { take } from './take.ts'
import { type Target, targetsOf } from './targets.ts'

const model = modelOf(customerRlist)
const samplesShown = 3
const upload = { access: { permission: 'customerRlist_edit' }, multipart: true, bodyLimit: maxBytes + 64 * 1024 } as const
const said = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

/** Rows of a schedule out of a customer's own sheet, whatever it calls its columns. */
export const sheetRoutes: Route[] = [
  route({
    ...upload,
    method: 'POST',
    path: rlistCalls.readSheet,
    run: (call) => withSheet(call, (sheet) => readingOf(sheet, call.language)),
  }),
  route({
    ...upload,
    method: 'POST',
    path: rlistCalls.takeSheet,
    run: (call) => withSheet(call, (sheet): Promise<SheetTaken> => take(call, sheet)),
  }),
]

/** A sheet with what is known of it. */
export type Sheet = {
  tx: Tx
  schedule: AnyRecord
  rows: readonly SheetRow[]
  targets: readonly Target[]
  /** The place of the heading among the rows. */
  head: number
  headings: readonly string[]
  remembered: ReadonlyMap<string, string>
  fields: Parts['fields']
}

async function withSheet<T>(call: Call, work: (sheet: Sheet) => T | Promise<T>): Promise<T> {
  const { session, services, language, signal } = call
  const parts = await readParts(call)
  const { file } = parts
  const fields = { ...wordsIn(call.query), ...parts.fields }
  const place = placeOf(call)
  const id = oneId(said.safeParse(fields).data?.id, { model, place })
  const rows = await parseFile(file.bytes, file.name, { language, signal, log: services.log })
  return services.database.asTenant(session.tenantId, async (tx) => {
    await demandWithin(tx, session, model, { operation: 'edit', id, language })
    const schedule = await readRecord(tx, session.tenantId, model, id, { labels: 'all', lines: true })
    if (!schedule) throw notFound(model, language)
    const targets = targetsOf(await columnsOf(tx, session.tenantId, schedule))
    const remembered = rememberedOf(await mappingOf(tx, session.tenantId, schedule))
    const head = headingAt(rows, targets, remembered)
    const headings = rows[head]?.cells.map(textOf) ?? []
    return work({ tx, schedule, rows, targets, head, headings, remembered, fields })
  })
}

/** What is said in the address instead of the form. */
const wordsIn = (query: object): Parts['fields'] =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))

function readingOf({ rows, targets, head, headings, remembered }: Sheet, language: Language): SheetReading {
  const body = rows.slice(head + 1)
  const guessed = guessColumns(headings, targets, remembered)
  return {
    headings: headings.flatMap((heading, at) => {
      const samples = body.map(({ cells }) => textOf(cells[at])).filter((text) => text !== '')
      if (heading === '' && samples.length === 0) return []
      return [{ at, heading, samples: samples.slice(0, samplesShown), target: guessed[at] ?? null }]
    }),
    rows: body.length,
    targets: targets.map(({ key, field, names: [name = key] }) => ({
      key,
      name: field.label[language] || name,
      isRequired: field.required === true,
    })),
    isRemembered: remembered.size > 0,
  }
}
