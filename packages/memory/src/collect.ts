import { type Collected, collectCalls } from '@bip/contract'
import { type MemoryCall, type MemoryHandler, MemoryRefusal, type MemoryState, recordOf } from './state.ts'

const text = (body: unknown, key: string): string =>
  typeof body === 'object' && body !== null && key in body ? String((body as Record<string, unknown>)[key]) : '' // `in` has just said so

/** What the one user collects of the records there are. */
export function collectHandlers(state: MemoryState): [string, MemoryHandler][] {
  const coreOf = ({ body }: MemoryCall) => {
    const core = state.resources[text(body, 'resource')]
    if (!core) throw new MemoryRefusal('notFound', { what: text(body, 'resource') })
    return core
  }
  const isNamed = (body: unknown) => (one: Collected) =>
    one.resource === text(body, 'resource') && one.recordId === text(body, 'recordId')
  return [
    [`GET ${collectCalls.view}`, () => state.collected],
    [
      `POST ${collectCalls.add}`,
      (call) => {
        const core = coreOf(call)
        const record = recordOf(state, core, text(call.body, 'recordId'), call.language)
        if (state.collected.some(isNamed(call.body))) return null
        const title = String(record[core.display] ?? record.id)
        const named = { id: state.newId(), resource: core.key, recordId: record.id, title }
        state.collected = [{ ...named, remark: '', createTime: state.now().toISOString() }, ...state.collected]
        return null
      },
    ],
    [
      `POST ${collectCalls.remove}`,
      ({ body }) => {
        const isGone = isNamed(body)
        state.collected = state.collected.filter((one) => !isGone(one))
        return null
      },
    ],
    [
      `POST ${collectCalls.remark}`,
      ({ body }) => {
        state.collected = state.collected.map((one) =>
          one.id === text(body, 'id') ? { ...one, remark: text(body, 'remark') } : one,
        )
        return null
      },
    ],
  ]
}
