import { createHash } from 'node:crypto'
import { type ImportReport, label, pathOf, permissionCode, plus, type SheetAnalysis, say } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { Turns } from '../../apart/turns.ts'
import { Refusal } from '../../base/errors.ts'
import { type Call, type RawQuery, type Route, route } from '../../http/route.ts'
import type { Extension } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { placeOf } from '../../model/place.ts'
import { demand } from '../../model/scope.ts'
import { resourceNamed } from '../plus.ts'
import type { WritingCall } from '../write/draft.ts'
import { repeatable } from '../write/idempotency.ts'
import { analysisOf } from './edits/analysis.ts'
import { readEdits } from './edits/edits.ts'
import { type Run, Runs } from './edits/runs.ts'
import { exportRecords } from './export.ts'
import { type ImportMode, importSheet } from './import.ts'
import { parseFile } from './parseFile.ts'
import { maxBytes, type Parts, readParts } from './parts.ts'
import { sendTemplate } from './template.ts'

/** Rows of so many imports are in memory at once, and so many files on their way. */
const importTurns = { atOnce: 3, perPerson: 1, maxWithin: 24, maxWithinPerPerson: 8 }
const noTransfer = label('{name}不支持导入', '{name} cannot be imported', 'không thể nhập {name}')

/** Records out of and into spreadsheets, for every resource alike. */
export function transferRoutes(extensions: Readonly<Record<string, Extension>>): Route[] {
  const turns = new Turns(importTurns)
  const runs = new Runs()
  const inTurn = (call: Call, work: (parts: Parts) => Promise<unknown>) =>
    turns.enter(personOf(call), async () => {
      const parts = await readParts(call)
      return turns.take(personOf(call), () => work(parts), call.signal)
    })
  return [
    route({
      method: 'GET',
      path: plus.export,
      access: { signedIn: true },
      raw: true,
      run: (call) => exportRecords(call, resourceNamed(call), placeOf(call)),
    }),
    ...exportAddresses(),
    route({
      method: 'GET',
      path: plus.importTemplate,
      access: { signedIn: true },
      raw: true,
      run: (call) => sendTemplate(call, importable(call), placeOf(call)),
    }),
    ...importAddresses().map(({ path, resource }) =>
      route({
        method: 'POST',
        path,
        access: { signedIn: true },
        multipart: true,
        bodyLimit: maxBytes + 64 * 1024,
        run: (call) => {
          const named = resource === undefined ? call : { ...call, query: { ...call.query, resource } }
          return inTurn(call, (parts) => {
            const run = textOf({ ...parts.fields, ...call.query }.run)
            return runs.watch(personOf(call), run, (watched) => importFile(named, extensions, parts, watched))
          })
        },
      }),
    ),
    route({
      method: 'POST',
      path: plus.importAnalysis,
      access: { signedIn: true },
      multipart: true,
      bodyLimit: maxBytes + 64 * 1024,
      run: (call) => inTurn(call, (parts) => analyse(call, parts)),
    }),
    route({
      method: 'GET',
      path: plus.importProgress,
      access: { signedIn: true },
      run: async (call) => runs.progress(personOf(call), textOf(call.query.run) ?? ''),
    }),
    route({
      method: 'POST',
      path: plus.importStop,
      access: { signedIn: true },
      run: async (call) => runs.stop(personOf(call), textOf(call.query.run) ?? ''),
    }),
  ]
}

const textOf = (value: RawQuery[string]): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const personOf = ({ session }: Call): string => `${session.tenantId}/${session.userId}`

/** What a sheet holds, and which columns of a resource it may fill. */
async function analyse(call: Call, { file, fields }: Parts): Promise<SheetAnalysis> {
  const { services, language, session } = call
  const query: RawQuery = { ...fields, ...call.query }
  const model = query.resource ? importable({ ...call, query }) : null
  if (model) demand(session, model, 'import', model.core.label[language])
  const sheet = await parseFile(file.bytes, file.name, { language, signal: call.signal, log: services.log })
  return analysisOf(sheet, model, language, query.whole === 'true')
}

/** Exports that resources declare. */
const exportAddresses = (): Route[] =>
  Object.values(resources).flatMap((core) =>
    (core.exports ?? []).map(({ call: { method, path }, ...named }) =>
      route({
        method,
        path: pathOf(core, { method, path }),
        access: { permission: permissionCode(core, 'export') },
        raw: true,
        run: (call: Call) => exportRecords(call, modelOf(core), placeOf(call), named),
      }),
    ),
  )

/** The common address, whose calls name a resource, and those of single resources. */
const importAddresses = (): { path: string; resource?: string }[] => [
  { path: plus.import },
  ...Object.values(resources).flatMap((core) =>
    core.importCall ? [{ path: pathOf(core, core.importCall), resource: core.key }] : [],
  ),
]

function importable(call: Call) {
  const model = resourceNamed(call)
  const { core } = model
  if (!core.calls.submit || core.transfer === false)
    throw new Refusal('badRequest', { reason: say(noTransfer, call.language, { name: core.label[call.language] }) })
  return model
}

async function importFile(
  call: Call,
  extensions: Readonly<Record<string, Extension>>,
  { file, fields }: Parts,
  run: Run,
): Promise<ImportReport> {
  const { session, services, language, request } = call
  const query: RawQuery = { ...fields, ...call.query }
  const model = importable({ ...call, query })
  demand(session, model, 'import', model.core.label[language])
  const mode: ImportMode = query.mode === 'rows' ? 'rows' : 'all'
  const isTrial = query.dryRun === 'true' || query.dryRun === '1'
  const edits = textOf(query.edits)
  const sheet = await parseFile(file.bytes, file.name, { language, signal: call.signal, log: services.log })
  const asked = repeatable(
    request.headers['idempotency-key'],
    model.core.key,
    mode,
    isTrial,
    createHash('sha256').update(file.bytes).digest('hex'),
    ...(edits ? [edits] : []),
  )
  const extension = extensions[model.core.key] ?? {}
  const writing: WritingCall = { session, services, at: services.clock(), place: placeOf(call), model, extension, asked }
  return importSheet(writing, sheet, { mode, isTrial, edits: readEdits(edits, language), run })
}
