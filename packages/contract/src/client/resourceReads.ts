import type { AnyRecord, Core, StoredBase } from '../resource/core.ts'
import type { CodeMatch } from '../wire/codes.ts'
import type { Choice, Page, Totals } from '../wire/envelope.ts'
import { type HistoryEntry, plus } from '../wire/paths.ts'
import { questionToWire } from '../wire/query.ts'
import type { Client } from './client.ts'
import { conditionsOf, standardCall, whereOffered } from './resourceCalls.ts'
import type { ResourceClient } from './resourceClient.ts'

const choiceCount = 20

type Reads = 'list' | 'rows' | 'totals' | 'detail' | 'choices' | 'codes' | 'history'

/** The calls that read records of a resource, or look them up. */
export function resourceReads<R extends StoredBase = AnyRecord>(client: Client, core: Core): Pick<ResourceClient<R>, Reads> {
  const list: ResourceClient<R>['list'] = (question = {}, signal) =>
    client.request<Page<R>>({ ...standardCall(core, 'list'), query: questionToWire(question), signal })
  return {
    list,
    async rows(question = {}, signal) {
      const query = conditionsOf(question)
      const found = await client.request<R[] | R | null>({ ...standardCall(core, 'list'), query, signal })
      return Array.isArray(found) ? found : found ? [found] : []
    },
    totals: (question = {}, signal) =>
      whereOffered(
        client.request<Totals>({
          path: core.computed ? plus.queryTotals : plus.totals,
          query: { ...conditionsOf(question), resource: core.key },
          signal,
          silent: true,
        }),
      ),
    detail: (id, signal) => client.request<R>({ ...standardCall(core, 'detail'), query: { id }, signal }),
    async choices(text, extras, signal) {
      if (!core.calls.selectData) {
        const page = await list({ search: text, filters: extras, size: choiceCount }, signal)
        return page.records.map((record) => choiceOf(core, record))
      }
      const rows = await client.request<Choice[] | null>({
        ...standardCall(core, 'selectData'),
        query: { queryName: core.display, queryValue: text, ...(extras && { extras: JSON.stringify(extras) }) },
        isRead: true,
        signal,
      })
      return (rows ?? []).map((row) => choiceOf(core, row))
    },
    codes: (codes, extras) =>
      whereOffered(
        client.request<CodeMatch[]>({
          method: 'POST',
          path: plus.codes,
          body: { resource: core.key, codes, ...(extras && { extras }) },
          isRead: true,
          silent: true,
        }),
      ),
    history: (id, signal) =>
      whereOffered(
        client.request<HistoryEntry[]>({ path: plus.history, query: { resource: core.key, id }, signal, silent: true }),
      ),
  }
}

function choiceOf(core: Core, row: { id: string; [column: string]: unknown }): Choice {
  const { id, label, ...rest } = row
  return { ...rest, id: String(id), label: typeof label === 'string' ? label : String(row[core.display] ?? id) }
}
