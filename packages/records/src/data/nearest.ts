const plain = (text: string): string => text.toLowerCase().replace(/[\s\-_./·]/g, '')

/** Pairs of neighbouring letters; a single letter stands for itself. */
const pairsOf = (text: string): Set<string> => {
  const letters = [...plain(text)]
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
}

/** How much two texts have in common: 1 for the same letters, 0 for none. */
export const likeness = (a: string, b: string): number => {
  const [one, other] = [pairsOf(a), pairsOf(b)]
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return (2 * shared) / (one.size + other.size)
}

/** Shorter and shorter beginnings of a text, to look for what it could be: 'BRG-6240' finds what begins with 'BRG-62' or 'BRG'. */
export const beginnings = (text: string): readonly string[] => {
  const letters = [...text.trim()]
  const lengths = [0.75, 0.5, 0.34].map((share) => Math.max(1, Math.ceil(letters.length * share)))
  const words = text.trim().split(/[\s·,，/]+/)
  const cut = [...new Set(lengths)].map((length) => letters.slice(0, length).join(''))
  return [...new Set([...(words.length > 1 ? words : []), ...cut])].filter((one) => one !== '' && one !== text.trim())
}
