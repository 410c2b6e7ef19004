import {
  type AnyRecord,
  type BinEntry,
  type BinResource,
  type BulkResult,
  binCalls,
  errors,
  type Language,
  label,
  say,
} from '@bip/contract'
import { remember } from './changes.ts'
import { pageOf } from './list.ts'
import { settleSources } from './making/settle.ts'
import {
  labelOf,
  type MemoryCall,
  type MemoryHandler,
  MemoryRefusal,
  type MemoryRemoved,
  type MemoryState,
  tableOf,
} from './state.ts'
import { refuseDuplicates, strangers } from './write.ts'

const days = 30 * 86_400_000
const restored = label('已恢复', 'Restored', 'Đã khôi phục')
const erased = label('已彻底删除', 'Removed for good', 'Đã xóa vĩnh viễn')

/** The bin of the gateway in memory. */
export function binHandlers(state: MemoryState): [string, MemoryHandler][] {
  return [
    [
      `GET ${binCalls.list}`,
      ({ query, language }) => {
        const [resource, search] = [query.get('resource') ?? '', query.get('search') ?? '']
        const entries = state.bin
          .filter((removed) => resource === '' || removed.resource === resource)
          .map((removed) => entryOf(state, removed, language))
          .filter(({ name }) => name.includes(search))
        return pageOf(entries.toReversed(), { current: Number(query.get('current') ?? 1), size: Number(query.get('size') ?? 20) })
      },
    ],
    [
      `GET ${binCalls.resources}`,
      ({ language }) =>
        [...Map.groupBy(state.bin, ({ resource }) => resource)].map(
          ([resource, { length: count }]): BinResource => ({
            resource,
            count,
            name: state.resources[resource]?.label[language] ?? '',
          }),
        ),
    ],
    [`POST ${binCalls.restore}`, (call) => each(state, call, restored[call.language], restore)],
    [`POST ${binCalls.erase}`, (call) => each(state, call, erased[call.language], () => undefined)],
  ]
}

function entryOf(state: MemoryState, { resource, record, at }: MemoryRemoved, language: Language): BinEntry {
  const core = state.resources[resource]
  return {
    id: `${resource} ${record.id}`,
    resource,
    resourceName: core?.label[language] ?? resource,
    recordId: record.id,
    name: String(record[core?.display ?? ''] ?? record.id),
    removedBy: state.session.userId,
    removedByName: state.session.realName,
    removedAt: at,
    goesAt: new Date(Date.parse(at) + days).toISOString(),
  }
}

/** Does something to each record of a call that the bin holds, and takes it out. */
function each(
  state: MemoryState,
  { body, language }: MemoryCall,
  success: string,
  work: (state: MemoryState, resource: string, record: AnyRecord, language: Language) => void,
): BulkResult {
  const { resource, ids } = body as { resource: string; ids: string | string[] } // as `binCalls` says
  const refusals: MemoryRefusal[] = []
  const results = [ids].flat().map((id) => {
    try {
      const removed = state.bin.find((one) => one.resource === resource && one.record.id === id)
      if (!removed) throw new MemoryRefusal('notInBin')
      work(state, resource, removed.record, language)
      state.bin = state.bin.filter((one) => one !== removed)
      return { id, ok: true, msg: success }
    } catch (failure) {
      if (!(failure instanceof MemoryRefusal)) throw failure
      refusals.push(failure)
      return { id, ok: false, msg: say(errors[failure.key].text, language, failure.values) }
    }
  })
  const [first] = refusals
  if (first && refusals.length === results.length) throw first
  return { results }
}

function restore(state: MemoryState, resource: string, record: AnyRecord, language: Language): void {
  const core = state.resources[resource]
  if (!core) throw new MemoryRefusal('unknownPath')
  for (const [path, { key, values }] of Object.entries(strangers(state, core.fields, record, language)))
    if (key === 'unknown') throw new MemoryRefusal('referenceGone', { what: nameOf(state, String(values?.what), record[path]) })
  try {
    refuseDuplicates(state, core, record, language)
  } catch (failure) {
    if (!(failure instanceof MemoryRefusal)) throw failure
    throw new MemoryRefusal('valueTaken', failure.values)
  }
  settleSources(state, core, [{ id: record.id, values: record, before: null }], language)
  const back = { ...record, version: record.version + 2, updateTime: state.now().toISOString() }
  tableOf(state, resource).set(record.id, back)
  remember(state, core, back, 'restore', {})
}

/** What a removed record is called; `what` is its resource's name. */
const nameOf = (state: MemoryState, what: string, id: unknown): string => {
  const removed = state.bin.find(({ record }) => record.id === id)
  const display = removed && state.resources[removed.resource]?.display
  return `${what} ${String((display && removed.record[display]) ?? labelOf(state, '', id) ?? '')}`.trim()
}
