import type { Comparison } from '@bip/contract'
import Big from 'big.js'

type Offers = Comparison['offers']

/** Which offer each line goes to, by its id; null where none is chosen. */
export type Choice = readonly (string | null)[]

/** An offer that was made may be chosen and counts among the lowest. */
export const isMade = ({ status }: Offers[number]): boolean => ['offered', 'awarded', 'lost'].includes(status)

/** The offer with the lowest price of each line; the first of equals, null where nobody offers it. */
export const lowest = ({ lines, offers }: Comparison): Choice =>
  lines.map((_, at) => {
    const priced = offers.filter((offer) => isMade(offer) && offer.lines[at]?.price)
    const [best] = priced.toSorted((one, other) => Big(one.lines[at]?.price ?? 0).cmp(other.lines[at]?.price ?? 0))
    return best?.id ?? null
  })

/** What the lines cost as chosen, to two decimals; null where a line is not chosen yet. */
export function totalOf({ lines, offers }: Comparison, choice: Choice): string | null {
  let total = Big(0)
  for (const [at, line] of lines.entries()) {
    const price = offers.find(({ id }) => id === choice[at])?.lines[at]?.price
    if (!price) return null
    total = total.plus(Big(price).times(line.quantity).round(2, Big.roundHalfUp))
  }
  return total.toFixed(2)
}
