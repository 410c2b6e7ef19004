import type { AnyRecord } from '@bip/contract'

export type LineState = { quantity: string; price: string; date: string | null }
type VersionLine = { id: string; material: string; states: LineState[] }
type Version = { number: number; no: string | null; reason: string | null; by: string; at: string | null; total: string }
type Versions = { versions: Version[]; lines: VersionLine[] }

type Row = Readonly<Record<string, unknown>>
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const stateOf = ({ quantity, price, deliveryDate }: Row): LineState => ({
  quantity: String(quantity ?? '0'),
  price: String(price ?? '0'),
  date: text(deliveryDate),
})

/** What an order was before each of its amendments, the first version first: from what it is now, backwards. */
export function versionsOf(order: AnyRecord, amendments: readonly AnyRecord[]): Versions {
  const inOrder = amendments.toSorted((one, other) => Number(one.versionNo) - Number(other.versionNo))
  const lines = rowsOf(order.lines).map((line): VersionLine => {
    const states = [stateOf(line)]
    for (const amendment of inOrder.toReversed()) {
      const change = rowsOf(amendment.lines).find(({ orderLineId }) => orderLineId === line.id)
      const now = states[0] ?? stateOf(line)
      const before = change && stateOf({ quantity: change.oldQuantity, price: change.oldPrice, deliveryDate: change.oldDate })
      states.unshift(before ?? now)
    }
    const labels = line._labels as Row | undefined
    return { id: String(line.id), material: text(labels?.materialId) ?? String(line.materialId), states }
  })
  const first: Version = {
    ...{ number: 1, no: text(order.no), reason: null, by: text(order._labels?.createUser) ?? '', at: text(order.createTime) },
    total: String(inOrder[0]?.oldTotal ?? order.total ?? '0'),
  }
  const later = inOrder.map(
    (one): Version => ({
      ...{ number: Number(one.versionNo), no: text(one.no), reason: text(one.reason), by: text(one._labels?.createUser) ?? '' },
      ...{ at: text(one.createTime), total: String(one.newTotal ?? '0') },
    }),
  )
  return { versions: [first, ...later], lines }
}

/** Whether a line is another than in the version before. */
export const isChanged = ({ states }: VersionLine, at: number): boolean => {
  const [before, now] = [states[at - 1], states[at]]
  return Boolean(
    before &&
      now &&
      (Number(before.quantity) !== Number(now.quantity) ||
        Number(before.price) !== Number(now.price) ||
        before.date !== now.date),
  )
}
