const digits = 65_536
const last = 0xffff_ffff
const sign = 0x8000_0000

/** Below this many, comparing is quicker than counting. */
const few = 2000

/** Whole numbers of 32 bits, as most ranks and quantities are: one word a key is enough. */
const areSmallIntegers = (keys: Float64Array): boolean => {
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as number // Within the length, as all below.
    if (key !== (key | 0) && !Number.isNaN(key)) return false
    if (key === sign - 1) return false
  }
  return true
}

/** The words of each key, lowest first, whose unsigned order is the keys' order; what is no number comes last in either direction. */
const sortableWords = (keys: Float64Array, isDescending: boolean): Uint32Array[] => {
  const flip = isDescending ? last : 0
  if (areSmallIntegers(keys)) {
    const words = new Uint32Array(keys.length)
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as number
      words[at] = Number.isNaN(key) ? last : ((key | 0) ^ sign ^ flip) >>> 0
      // The least number turned round would be what stands for none.
      if (isDescending && words[at] === last && !Number.isNaN(key)) words[at] = last - 1
    }
    return [words]
  }
  const halves = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2)
  const low = new Uint32Array(keys.length)
  const high = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at += 1) {
    const lower = halves[2 * at] as number
    const upper = halves[2 * at + 1] as number
    const isNegative = upper >>> 31 === 1
    const isNone = Number.isNaN(keys[at])
    low[at] = isNone ? last : (isNegative ? ~lower : lower) ^ flip
    high[at] = isNone ? last : (isNegative ? ~upper : upper ^ sign) ^ flip
  }
  return [low, high]
}

/** One pass by 16 bits of each key; false when all of them are the same there, and nothing was moved. */
const pass = (from: Uint32Array, to: Uint32Array, words: Uint32Array, shift: 0 | 16): boolean => {
  const starts = new Uint32Array(digits)
  for (let at = 0; at < from.length; at += 1) {
    const digit = ((words[from[at] as number] as number) >>> shift) & 0xffff
    starts[digit] = (starts[digit] as number) + 1
  }
  if (starts[((words[from[0] as number] as number) >>> shift) & 0xffff] === from.length) return false
  let sum = 0
  for (let digit = 0; digit < digits; digit += 1) {
    const count = starts[digit] as number
    starts[digit] = sum
    sum += count
  }
  for (let at = 0; at < from.length; at += 1) {
    const index = from[at] as number
    const digit = ((words[index] as number) >>> shift) & 0xffff
    const place = starts[digit] as number
    to[place] = index
    starts[digit] = place + 1
  }
  return true
}

const compareAll = (order: Uint32Array, keys: Float64Array, isDescending: boolean): void => {
  const sorted = Array.from(order).sort((a, b) => {
    const left = keys[a] as number
    const right = keys[b] as number
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    const difference = left < right ? -1 : left > right ? 1 : 0
    return isDescending ? -difference : difference
  })
  order.set(sorted)
}

/**
 * Orders indexes by their keys, in place and stably; a key that is NaN comes last in either direction.
 * Counting by 16 bits at a time (least significant first): the time grows with the number of indexes only.
 */
export const sortByKeys = (order: Uint32Array, keys: Float64Array, isDescending: boolean): void => {
  if (order.length < few) {
    compareAll(order, keys, isDescending)
    return
  }
  let from: Uint32Array = order
  let to: Uint32Array = new Uint32Array(order.length)
  for (const words of sortableWords(keys, isDescending))
    for (const shift of [0, 16] as const)
      if (pass(from, to, words, shift)) {
        const done = from
        from = to
        to = done
      }
  if (from !== order) order.set(from)
}
