import { type AnyRecord, type Core, type Page, pathOf, permissionCode, questionToWire } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import type { Command, RequestLike } from './paletteTypes.ts'

/** Records of one kind that a search shows at most. */
const most = 3

const isSearched = ({ fields }: Core): boolean =>
  Object.values(fields).some((field) => 'searchable' in field && field.searchable === true)

/** Kinds of record with pages of their own that the caller may see and that a quick search finds. */
export const searchedCores = (can: (code: string) => boolean): readonly Core[] =>
  Object.values(resources).filter(
    (core) => core.menu && core.calls.detail && isSearched(core) && can(permissionCode(core, 'view')),
  )

export type Search = {
  cores: readonly Core[]
  request: RequestLike
  query: string
  signal: AbortSignal
  labelOf: (core: Core) => string
}

/**
 * Asks the server for records of every kind at once. A kind that fails is left out; only when all fail is that told. Ends with the signal,
 * which calls off what is still under way.
 */
export async function searchRecords({ cores, request, query, signal, labelOf }: Search): Promise<readonly Command[]> {
  const answers = await Promise.allSettled(
    cores.map((core) =>
      request<Page<AnyRecord>>({
        method: core.calls.list.method,
        path: pathOf(core, core.calls.list),
        query: questionToWire({ search: query, size: most }),
        signal,
        silent: true,
      }),
    ),
  )
  signal.throwIfAborted()
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed && answers.every(({ status }) => status === 'rejected')) throw failed.reason
  return answers.flatMap((answer, index) => {
    const core = cores[index]
    if (answer.status === 'rejected' || !core) return []
    return answer.value.records.slice(0, most).map((record) => ({
      key: `record:${core.key}:${record.id}`,
      label: String(record[core.display] ?? record.id),
      description: [labelOf(core), core.subtitle && record[core.subtitle]].filter(Boolean).join(' · '),
    }))
  })
}
