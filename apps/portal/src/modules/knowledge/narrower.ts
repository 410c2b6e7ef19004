import type { Language, WikiAnswer } from '@bip/contract'

/** Words that stand in some of the answers and not in all: adding one to the question leaves fewer. */
export function narrowerWords(answers: readonly WikiAnswer[], question: string, language: Language, max = 6): string[] {
  if (answers.length < 2) return []
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const asked = question.toLocaleLowerCase(language)
  const counts = new Map<string, number>()
  for (const { title, passages = [] } of answers) {
    const text = [title, ...passages.map((passage) => passage.text)].join('\n').toLocaleLowerCase(language)
    const words = new Set([...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : [])))
    for (const word of words) if (isTelling(word) && !asked.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count < answers.length)
    .sort(([one, ones], [other, others]) => others - ones || other.length - one.length)
    .slice(0, max)
    .map(([word]) => word)
}

/** Two Chinese characters say something; in other scripts it takes some letters. */
const isTelling = (word: string): boolean => (/\p{Script=Han}/u.test(word) ? word.length >= 2 : /^\p{L}{4,}$/u.test(word))
