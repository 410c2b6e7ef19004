import type { KnowledgeText } from './zh-CN.ts'

export const text: KnowledgeText = {
  title: 'Read',
  language: 'Language of the articles',
  languages: { zh: 'Chinese', vi: 'Vietnamese', en: 'English' },
  hot: 'Read most',
  visits: 'read {{count}} times',
  updated: 'Changed {{when}}',
  edit: 'Keep this article',
  alone: 'Open alone',
  empty: 'No articles in this language yet',
  none: 'No articles yet',
  noneHint: 'Published articles appear here.',
}
