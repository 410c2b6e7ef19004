import Big from 'big.js'

/** Stock that may be taken, when it came and expires, and where it lies. */
export type Offered = {
  id: string
  available: string
  expiresOn: string | null
  firstInOn: string | null
  locationName: string | null
}

const far = '9999-12-31'
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byAge = (one: Offered, other: Offered): number => compare(one.firstInOn ?? far, other.firstInOn ?? far)

/** What is of the same age is taken in the order in which one walks by. */
const byPlace = (one: Offered, other: Offered): number => compare(one.locationName ?? '', other.locationName ?? '')

/** Which stock is taken first, by the rule of its warehouse (`DC_PICKING_RULE`). */
const rules: Readonly<Record<string, (one: Offered, other: Offered) => number>> = {
  fefo: (one, other) => compare(one.expiresOn ?? far, other.expiresOn ?? far) || byAge(one, other) || byPlace(one, other),
  fifo: (one, other) => byAge(one, other) || byPlace(one, other),
  lifo: (one, other) => byAge(other, one) || byPlace(one, other),
}

/** Takes a quantity of what is offered, by a rule (first expired first without one). `open` is what nothing was found for. */
export function allocate(
  wanted: string,
  offered: readonly Offered[],
  rule: string | null,
): { parts: { balanceId: string; quantity: string }[]; open: string } {
  let open = Big(wanted)
  const parts = offered.toSorted(rules[rule ?? ''] ?? rules.fefo).flatMap(({ id, available }) => {
    const part = open.lt(available) ? open : Big(available)
    if (part.lte(0)) return []
    open = open.minus(part)
    return { balanceId: id, quantity: part.toFixed(4) }
  })
  return { parts, open: open.toFixed(4) }
}
