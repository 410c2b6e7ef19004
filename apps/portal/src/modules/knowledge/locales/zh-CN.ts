export const text = {
  title: '阅读',
  language: '文章语言',
  languages: { zh: '中文', vi: '越南语', en: '英语' },
  hot: '最多阅读',
  visits: '{{count}} 次阅读',
  updated: '更新于 {{when}}',
  edit: '维护此文章',
  alone: '单独打开',
  empty: '还没有此语言的文章',
  none: '还没有文章',
  noneHint: '发布的文章会显示在这里。',
}
export type KnowledgeText = typeof text
