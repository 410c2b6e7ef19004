import {
  type Alias,
  type AnyRecord,
  addressesOf,
  type Call,
  type Core,
  fold,
  groupsCall,
  idempotencyHeader,
  isEmpty,
  keysIn,
  pathOf,
  plus,
  type SheetEdits,
} from '@bip/contract'
import { act } from './act.ts'
import { withShown } from './along.ts'
import { groupsOf } from './groups.ts'
import { matching, pageOf, readQuestion, totalsOf } from './list.ts'
import { moveDue } from './moveDue.ts'
import { asChoice, asHistory, present } from './present.ts'
import { saveList } from './saveList.ts'
import { demand, type MemoryCall, type MemoryHandler, MemoryRefusal, type MemoryState, recordOf, tableOf } from './state.ts'
import { timelineOf } from './timeline.ts'
import { analysisOf, csvFile, importCsv, templateCsv, toCsv } from './transfer.ts'
import { underOurNames } from './underOurNames.ts'
import { remove, save } from './write.ts'

const choiceCount = 20

/** The calls that a core declares. */
export function resourceHandlers(state: MemoryState, core: Core): [string, MemoryHandler][] {
  const { calls } = core
  const rows = () => shownRows(state, core)

  const list: MemoryHandler = ({ query, language }) => {
    demand(state, core, 'view', language)
    moveDue(state, core)
    const question = readQuestion(core, query, language)
    const page = pageOf(matching(core, rows(), question), question)
    return { ...page, records: page.records.map((record) => present(state, core, record, false)) }
  }
  const detail: MemoryHandler = ({ query, language }) => {
    demand(state, core, 'view', language)
    moveDue(state, core)
    return present(state, core, recordOf(state, core, query.get('id'), language), true)
  }
  const submit: MemoryHandler = (call) =>
    once(state, call, core.key, () => present(state, core, save(state, core, objectOf(call.body), call.language), true))
  const removal: MemoryHandler = (call) =>
    once(state, call, `${core.key}.remove`, () => {
      remove(state, core, idsOf(call), call.language)
      return null
    })
  const selectData: MemoryHandler = ({ query, body }) => {
    if (Array.isArray(body)) {
      const table = tableOf(state, core.key)
      return body.flatMap((id) => table.get(String(id)) ?? []).map((record) => asChoice(state, core, record))
    }
    const needle = fold(query.get('queryValue') ?? '')
    const keys = [query.get('queryName') || core.display, core.display, ...(core.subtitle ? [core.subtitle] : [])]
    const extras = Object.entries(objectOf(parse(query.get('extras'))))
    return matching(core, rows(), { sort: [core.display] })
      .filter((row) => extras.every(([key, value]) => isOneOf(row, key, String(value))))
      .filter((row) => keys.some((key) => fold(String(row[key] ?? '')).includes(needle)))
      .slice(0, choiceCount)
      .map((record) => asChoice(state, core, record))
  }

  const submitList: MemoryHandler = (call) =>
    once(state, call, `${core.key}.list`, () => saveList(state, core, call.body, call.language))

  const standard = { list, detail, submit, submitList, update: submit, remove: removal, selectData }
  return [
    ...Object.entries(calls).flatMap(([name, call]) => {
      const standardName = name as keyof typeof standard // the names of standard calls, by the core's type
      return addressed(core, call, core.also?.[standardName], standard[standardName])
    }),
    ...Object.entries(core.actions ?? {}).flatMap(([name, { call, also, on }]) =>
      addressed(core, call, also, (made) =>
        once(state, made, `${core.key}.${name}`, () =>
          act(state, core, name, made, on === 'list' ? idsNamed(made) : idsOf(made)),
        ),
      ),
    ),
  ]
}

/** A call at its own address and the further ones. */
function addressed(core: Core, call: Call, also: readonly Alias[] | undefined, run: MemoryHandler): [string, MemoryHandler][] {
  const own = { method: call.method, path: pathOf(core, call) }
  return addressesOf(own, also, (path) => pathOf(core, { ...call, path })).map(({ method, path, names }) => [
    `${method} ${path}`,
    (made) => run(underOurNames(made, names)),
  ])
}

/** The rows of a resource with what they show of others. */
const shownRows = (state: MemoryState, core: Core): AnyRecord[] =>
  [...tableOf(state, core.key).values()].map((row) => withShown(state, core.fields, row))

/** Whether a row holds a value, or one of several that a name ending in `_in` asks for. */
function isOneOf(row: AnyRecord, name: string, value: string): boolean {
  const wanted = name.endsWith('_in') ? value.split(',') : [value]
  return keysIn(row[name.replace(/_in$/, '')]).some((held) => wanted.includes(held))
}

/** What goes beyond the spec and serves every resource. */
export function plusHandlers(state: MemoryState): [string, MemoryHandler][] {
  const named = (name: unknown): Core => {
    const core = state.resources[String(name)]
    if (!core) throw new MemoryRefusal('unknownPath')
    return core
  }

  return [
    [
      `GET ${plus.history}`,
      ({ query, language }) => {
        const core = named(query.get('resource'))
        demand(state, core, 'view', language)
        return state.history
          .filter((row) => row.resource === core.key && row.recordId === query.get('id'))
          .toReversed()
          .map((row) => asHistory(state, core, row, language))
      },
    ],
    [
      `GET ${plus.timeline}`,
      ({ query, language }) => {
        const core = named(query.get('resource'))
        demand(state, core, 'view', language)
        return timelineOf(state, core, recordOf(state, core, query.get('id'), language).id, query, language)
      },
    ],
    [
      `GET ${plus.totals}`,
      ({ query, language }) => {
        const core = named(query.get('resource'))
        demand(state, core, 'view', language)
        query.delete('resource')
        return totalsOf(core, matching(core, shownRows(state, core), readQuestion(core, query, language)))
      },
    ],
    [
      `GET ${groupsCall}`,
      ({ query, language }) => {
        const core = named(query.get('resource'))
        demand(state, core, 'view', language)
        const by = query.get('by') ?? ''
        for (const name of ['resource', 'by']) query.delete(name)
        return groupsOf(state, core, by, matching(core, shownRows(state, core), readQuestion(core, query, language)), language)
      },
    ],
    [
      `GET ${plus.export}`,
      ({ query, language }) => {
        const core = named(query.get('resource'))
        demand(state, core, 'export', language)
        const columns = query.get('columns')?.split(',') ?? core.list.columns
        for (const name of ['resource', 'columns']) query.delete(name)
        const rows = matching(core, shownRows(state, core), readQuestion(core, query, language))
        return csvFile(toCsv(state, core, rows, columns, language), core.label[language])
      },
    ],
    ...Object.values(state.resources).flatMap((core) =>
      (core.exports ?? []).map(({ call, scope, fileName }): [string, MemoryHandler] => [
        `${call.method} ${pathOf(core, call)}`,
        ({ query, language }) => {
          demand(state, core, 'export', language)
          const question = readQuestion(core, query, language)
          const all = matching(core, shownRows(state, core), question)
          const rows = scope === 'page' ? pageOf(all, question).records : all
          return csvFile(toCsv(state, core, rows, core.list.columns, language), fileName ?? core.label[language])
        },
      ]),
    ),
    [
      `GET ${plus.importTemplate}`,
      ({ query, language }) => {
        const core = named(query.get('resource'))
        return csvFile(templateCsv(core, language), core.label[language])
      },
    ],
    [
      `POST ${plus.import}`,
      ({ form, language }) => {
        const core = named(form?.get('resource'))
        demand(state, core, 'import', language)
        const upload = form?.get('file')
        if (!(upload instanceof Blob)) throw new MemoryRefusal('badRequest', { reason: 'file' })
        const edits: SheetEdits = JSON.parse(String(form?.get('edits') ?? '{}'))
        const options = { mode: String(form?.get('mode') ?? 'all'), isDryRun: form?.get('dryRun') === 'true', edits }
        return importCsv(state, core, upload, options, language)
      },
    ],
    [
      `POST ${plus.importAnalysis}`,
      ({ form, language }) => {
        const core = form?.has('resource') ? named(form.get('resource')) : null
        const upload = form?.get('file')
        if (!(upload instanceof Blob)) throw new MemoryRefusal('badRequest', { reason: 'file' })
        return analysisOf(core, upload, language, form?.get('whole') === 'true')
      },
    ],
  ]
}

/** A write with a key has its effect once; the same key with another content is refused. */
function once(state: MemoryState, call: MemoryCall, name: string, work: () => unknown): unknown {
  const key = call.headers.get(idempotencyHeader)
  if (!key) return work()
  const content = JSON.stringify([name, [...call.query], call.body])
  const known = state.answered.get(key)
  if (known && known.content !== content) throw new MemoryRefusal('keyReused')
  if (known) return known.answer
  const answer = work()
  state.answered.set(key, { content, answer })
  return answer
}

const objectOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}

/** Ids as the clients of the platform send them: in the query or the body, comma-joined or as a list. */
function idsOf(call: MemoryCall): string[] {
  const ids = idsNamed(call)
  if (ids === null) throw new MemoryRefusal('badRequest', { reason: 'ids' })
  return ids
}

function idsNamed({ query, body }: MemoryCall): string[] | null {
  const given = query.get('ids') ?? (Array.isArray(body) ? body : objectOf(body).ids)
  const ids = (Array.isArray(given) ? given : String(given ?? '').split(',')).map(String).filter((id) => !isEmpty(id))
  return ids.length === 0 ? null : ids
}

function parse(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
