import { pinyin } from 'pinyin-pro'

/** A character, or a run of other text, with its pinyin: `{text: '苏', syllable: 'su', tone: '1'}`. */
export type Syllable = { text: string; syllable: string; tone: string }

const known = new Map<string, Syllable[]>()
const maxKnown = 20_000

/** The text in syllables; what is not Chinese stays as it is, with an empty syllable. Readings depend on the neighbours (重庆). */
export function syllablesOf(text: string): Syllable[] {
  const before = known.get(text)
  if (before) return before
  const parts = text.split(/(\p{Script=Han}+)/u).flatMap((run) => {
    if (!run) return []
    return /^\p{Script=Han}/u.test(run) ? ofHan(run) : [{ text: run, syllable: '', tone: '' }]
  })
  if (known.size >= maxKnown) known.clear()
  known.set(text, parts)
  return parts
}

function ofHan(run: string): Syllable[] {
  return pinyin(run, { type: 'all', toneType: 'num' }).map(({ origin, pinyin: read }) => {
    const [, syllable = '', tone = ''] = /^([a-zü]+)(\d?)$/.exec(read) ?? []
    return { text: origin, syllable: syllable.replaceAll('ü', 'v'), tone }
  })
}
