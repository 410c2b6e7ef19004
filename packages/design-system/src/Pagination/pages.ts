/** A page's number, or a gap between two of them. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/** The numbers to show: the first, the last, the current with its neighbours; at most seven slots, always as many as the last page allows. */
export const pageSlots = (current: number, last: number): PageSlot[] => {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1)
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap-after', last]
  if (current >= last - 3) return [1, 'gap-before', last - 4, last - 3, last - 2, last - 1, last]
  return [1, 'gap-before', current - 1, current, current + 1, 'gap-after', last]
}
