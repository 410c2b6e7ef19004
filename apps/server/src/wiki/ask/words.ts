import { fold } from '@bip/contract'
import { syllablesOf } from '../../kinds/syllables.ts'

/** A word of a text as it is compared, and where it stands there. */
export type Word = { word: string; from: number; to: number }

const runs = /\p{Script=Han}+|[\p{L}\p{N}\p{M}]+(?:[.,-][\p{L}\p{N}]+)*/gu
const isHan = (run: string) => /^\p{Script=Han}/u.test(run)
/** Syllables of one word in pinyin, as people type it without blanks. */
const maxSyllables = 4

/** Everything that a text can be found by: Chinese characters and pairs of them, their pinyin, and words of other scripts without accents. */
export function wordsOf(text: string): Word[] {
  return runsOf(text).flatMap(({ run, from }) => (isHan(run) ? hanWords(run, from) : [whole(run, from)]))
}

function hanWords(run: string, start: number): Word[] {
  const characters = [...run]
  const offsets = offsetsOf(characters, start)
  const syllables = syllablesOf(run).map(({ syllable }) => syllable)
  const at = (from: number, count: number, word: string): Word => ({
    word,
    from: offsets[from] ?? start,
    to: offsets[from + count] ?? start + run.length,
  })
  return characters.flatMap((character, from) => {
    const words = [at(from, 1, character)]
    if (from + 1 < characters.length) words.push(at(from, 2, characters.slice(from, from + 2).join('')))
    for (let count = 2; count <= maxSyllables && from + count <= syllables.length; count += 1)
      words.push(at(from, count, syllables.slice(from, from + count).join('')))
    return words
  })
}

/** Where each character begins, and where the last one ends. */
function offsetsOf(characters: readonly string[], start: number): number[] {
  const offsets = [start]
  for (const character of characters) offsets.push((offsets.at(-1) ?? start) + character.length)
  return offsets
}

const whole = (run: string, from: number): Word => ({ word: fold(run), from, to: from + run.length })

const runsOf = (text: string) => [...text.matchAll(runs)].map(({ 0: run, index: from }) => ({ run, from }))

/** What a question is made of and nothing is found by. */
const chineseFiller =
  /为什么|怎么样|怎么办|是什么|什么时候|多少|怎么|怎样|如何|什么|哪里|哪些|哪个|请问|是否|可以|需要|应该|[的了是吗呢吧么在和与或及有要请把被几谁]/g
const otherFiller = new Set(
  `a an and are at be by can do does for from how in is it of on or should the to we what when where which who why with
  ai bao bi các cách cái cần cho có của đâu được gì hay khi không là làm mấy nào nên những nhiêu ở phải sao tại thế thì trong và vì với`
    .split(/\s+/)
    .map(fold),
)
const maxAsked = 40

/** The words of a question that something can be found by; the same folded form as `wordsOf`. */
export function askedWords(question: string): string[] {
  const words = runsOf(question.normalize('NFKC')).flatMap(({ run }) => {
    if (!isHan(run)) return otherFiller.has(fold(run)) ? [] : [fold(run)]
    return run.replace(chineseFiller, ' ').split(' ').flatMap(pairsOf)
  })
  return [...new Set(words.filter(Boolean))].slice(0, maxAsked)
}

/** Neighbouring characters; one that stands alone is a word by itself. */
function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/** Where the words stand in a text, one range for what touches. */
export function marksOf(text: string, asked: ReadonlySet<string>): [from: number, to: number][] {
  const marks: [number, number][] = []
  const found = wordsOf(text).filter(({ word }) => asked.has(word))
  for (const { from, to } of found.sort((one, other) => one.from - other.from)) {
    const last = marks.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else marks.push([from, to])
  }
  return marks
}
