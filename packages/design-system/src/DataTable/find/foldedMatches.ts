import { fold } from '../../Select/option.ts'

/** Where a folded text stands in another one, whatever its case and accents, as [from, to) of the text as it is written. */
export const foldedMatches = (text: string, wanted: string): readonly (readonly [number, number])[] => {
  if (wanted === '') return []
  const folded = fold(text)
  const first = folded.indexOf(wanted)
  if (first < 0) return []
  const found: [number, number][] = []
  if (folded.length === text.length) {
    for (let at = first; at >= 0; at = folded.indexOf(wanted, at + wanted.length)) found.push([at, at + wanted.length])
    return found
  }
  // Folding made it longer or shorter: letter by letter, to know where each one was.
  let letters = ''
  const origins: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = fold(text[at] ?? '')
    for (let piece = 0; piece < letter.length; piece += 1) origins.push(at)
    letters += letter
  }
  origins.push(text.length)
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length))
    found.push([origins[at] ?? 0, Math.max((origins[at] ?? 0) + 1, origins[at + wanted.length] ?? text.length)])
  return found
}
