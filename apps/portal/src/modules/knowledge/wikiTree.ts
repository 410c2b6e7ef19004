import type { Language, WikiTreeItem } from '@bip/contract'
import type { TreeNode } from '@bip/design-system'

/** Languages that articles are written in. */
export const locales = ['zh', 'vi', 'en'] as const
export type Locale = (typeof locales)[number]

/** The articles' language that suits a reader. */
export const localeOf = (language: Language): Locale => (language === 'zh-CN' ? 'zh' : language)

/** Where an article is read alone. */
export const postPath = (id: string): string => `/knowledge/post/${encodeURIComponent(id)}`

/** The wiki as a tree; a level without an article of its own opens, and is not read. */
export const wikiNodes = (items: readonly WikiTreeItem[]): TreeNode[] =>
  items.map(({ path, title, pageId, children }) => ({
    key: pageId || path,
    label: title,
    ...(pageId === '' && { isDisabled: true }),
    ...(children.length > 0 && { children: wikiNodes(children) }),
  }))
