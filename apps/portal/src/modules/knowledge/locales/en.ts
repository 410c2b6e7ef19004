import type { Translated } from '@bip/contract'
import type { KnowledgeText } from './zh-CN.ts'

export const text: Translated<KnowledgeText> = {
  title: 'Read',
  language: 'Language of the articles',
  languages: { zh: 'Chinese', vi: 'Vietnamese', en: 'English' },
  hot: 'Read most',
  visits: 'read {{count}} times',
  visits_one: 'read {{count}} time',
  updated: 'Changed {{when}}',
  edit: 'Keep this article',
  alone: 'Open alone',
  empty: 'No articles in this language yet',
  none: 'No articles yet',
  noneHint: 'Published articles appear here.',
  ask: {
    title: 'Ask the wiki',
    note: 'Ask in a sentence; the answers are passages of the wiki’s articles, word for word',
    question: 'Question',
    placeholder: 'Such as: which AQL holds for key parts? Enter asks',
    found: '{{count}} articles',
    found_one: '{{count}} article',
    narrower: 'Narrow it down:',
    answers: 'Answers',
    none: 'Nothing in the wiki answers this',
    noneHint: 'Say it in other words, or with fewer that matter more; pinyin and Vietnamese without accents are understood.',
  },
}
