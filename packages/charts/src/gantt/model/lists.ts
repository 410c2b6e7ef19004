/** Lists of numbers, one for each of many owners, in two arrays: those of an owner stand from `heads[owner]` to `heads[owner + 1]`. */
export type Lists = { heads: Int32Array; items: Int32Array }

/** Lists of so many owners, of pairs in their order; a pair of a negative owner is left out. */
export const listsOf = (
  owners: number,
  pairs: number,
  ownerOf: (pair: number) => number,
  itemOf: (pair: number) => number,
): Lists => {
  const heads = new Int32Array(owners + 1)
  for (let pair = 0; pair < pairs; pair += 1) {
    const owner = ownerOf(pair)
    if (owner >= 0) heads[owner + 1] = (heads[owner + 1] ?? 0) + 1
  }
  for (let owner = 0; owner < owners; owner += 1) heads[owner + 1] = (heads[owner + 1] ?? 0) + (heads[owner] ?? 0)
  const items = new Int32Array(heads[owners] ?? 0)
  const ends = heads.slice(0, owners)
  for (let pair = 0; pair < pairs; pair += 1) {
    const owner = ownerOf(pair)
    if (owner < 0) continue
    const at = ends[owner] ?? 0
    items[at] = itemOf(pair)
    ends[owner] = at + 1
  }
  return { heads, items }
}
