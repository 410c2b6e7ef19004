import { createHash } from 'node:crypto'
import type { LogRow } from '../services/logs.ts'

/** Entries that are the same within so long stand in the log once, milliseconds. */
const windowMs = 600_000
/** Different entries of one address, and of a tenant, in that time; what comes on top stands in one line. */
const maxOfAddress = 20
const maxOfTenant = 500
/** Addresses of a tenant that have such a line of their own. */
const maxOthers = 100
/** Different entries that are remembered at all, so that strangers fill no memory. */
const maxKnown = 5000
/** Stands for everything that is beyond those. */
const others = '…'

/** An entry with what it is summed under: the same key is the same line, in every process. */
export type Summed = LogRow & { sumKey: string }

type Needs = {
  clock: () => Date
  /** Whether there is such a tenant, as far as is known: strangers may name any. */
  isKnown: (tenantId: string) => boolean
}

/**
 * Sums up what is repeated, for one kind of log: as long as few different entries come, each keeps its own line. Answers null for one that
 * nobody will read.
 */
export function createSums({ clock, isKnown }: Needs): (entry: LogRow) => Summed | null {
  let window = Number.NaN
  const repeated = new Map<string, number>()
  const different = new Map<string, number>()

  const begin = (now: number): void => {
    const current = Math.floor(now / windowMs)
    if (current === window) return
    window = current
    repeated.clear()
    different.clear()
  }

  const raised = (counts: Map<string, number>, key: string): number => {
    const count = (counts.get(key) ?? 0) + 1
    if (counts.has(key) || counts.size < maxKnown) counts.set(key, count)
    return count
  }

  /** The entry as it may be kept: itself, or what stands for it and others like it. */
  const admitted = (entry: LogRow): LogRow | null => {
    if (repeated.has(keyOf(entry))) return entry
    const { tenantId, address = '' } = entry
    const isFew = repeated.size < maxKnown && raised(different, `address ${address}`) <= maxOfAddress
    if (isFew && raised(different, `tenant ${tenantId}`) <= maxOfTenant) return entry
    if (!isKnown(tenantId)) return null
    const summed = { ...entry, subject: others, detail: '' }
    if (repeated.has(keyOf(summed)) || raised(different, `others ${tenantId}`) <= maxOthers) return summed
    return { ...summed, address: '' }
  }

  return (entry) => {
    begin(clock().getTime())
    const kept = admitted(entry)
    if (!kept) return null
    const count = raised(repeated, keyOf(kept))
    // The first ones keep their numbers, which somebody was told.
    const own = count <= (entry.ownLines ?? 0) ? ` ${entry.trace}` : ''
    const sumKey = createHash('sha256')
      .update(`${window} ${keyOf(kept)}${own}`)
      .digest('base64url')
      .slice(0, 22)
    return { ...kept, sumKey }
  }
}

const keyOf = ({ kind, tenantId, userId = '', subject, address = '', outcome, detail = '' }: LogRow): string =>
  JSON.stringify([kind, tenantId, userId, subject, address, outcome, kind === 'error' ? '' : detail])
