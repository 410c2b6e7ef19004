import { type AnyRecord, codeFields, plus } from '@bip/contract'
import { type MemoryCall, type MemoryHandler, MemoryRefusal, type MemoryState, tableOf } from './state.ts'

type Asked = { resource?: unknown; codes?: unknown; extras?: unknown }

const askedOf = ({ body }: MemoryCall): Asked => (typeof body === 'object' && body !== null ? body : {})
const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** The records that codes name. */
export const codeHandlers = (state: MemoryState): [string, MemoryHandler][] => [
  [
    `POST ${plus.codes}`,
    (call) => {
      const { resource, codes } = askedOf(call)
      const core = state.resources[String(resource)]
      if (!core || !Array.isArray(codes)) throw new MemoryRefusal('badRequest', { reason: 'resource, codes' })
      const rows: AnyRecord[] = [...tableOf(state, core.key).values()]
      const keys = codeFields(core)
      return codes.flatMap((code) =>
        rows
          .filter((row) => keys.some((key) => plain(row[key]) === plain(code)))
          .map((row) => ({ ...row, label: String(row[core.display] ?? row.id), code })),
      )
    },
  ],
]
