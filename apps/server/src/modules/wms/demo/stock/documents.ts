import { type Core, computeInto, movementsOf } from '@bip/contract'
import { type DemoRecord, idAt, type Person } from '../../../../seed/demo/world.ts'
import type { DemoLedger } from './ledger.ts'

/** Numbers of documents, counted by month as the template of their core says: `{prefix}-{yyyy}{mm}-{0000}`. */
export class Numbers {
  private readonly counters = new Map<string, number>()

  next(prefix: string, day: string): string {
    const before = `${prefix}-${day.slice(0, 7).replace('-', '')}`
    const number = (this.counters.get(before) ?? 0) + 1
    this.counters.set(before, number)
    return `${before}-${String(number).padStart(4, '0')}`
  }
}

type Written = { core: Core; at: string; by: Person; auditor: Person; index: number; values: Record<string, unknown> }

/**
 * A document of stock as it stands: posted to the ledger where its values say so, else only written. Undefined where what it takes is not
 * there.
 */
export function writeDocument(ledger: DemoLedger, { core, at, by, auditor, index, values }: Written): DemoRecord | undefined {
  const id = idAt(at, index)
  const lines = core.fields.lines
  const cells = lines?.kind === 'lines' ? lines.fields : {}
  const own = (values.lines as Record<string, unknown>[]).map((line, number) => {
    const cell: Record<string, unknown> = { factor: '1.000000', ...line, id: `${id}${String(number + 1).padStart(3, '0')}` }
    computeInto(cells, cell)
    return cell
  })
  const record: Record<string, unknown> = { attachments: [], ...values, lines: own }
  computeInto(core.fields, record)
  if (values.docStatus === 'posted') {
    const posts = core.actions?.audit?.posts
    if (!posts || posts === 'reverse') return undefined
    const source = { type: core.key, id, no: String(values.no), postedOn: String(values.postedOn), at, by: auditor }
    if (!ledger.post(movementsOf(posts, record), source)) return undefined
    Object.assign(record, { auditorId: auditor.id, auditedAt: at })
  }
  return { id, at, by, values: record }
}
