/** Calls of the wiki's readers; keeping its articles is that of every resource. */
export const wikiCalls = {
  /** GET `path`, `locale`: published articles as a tree. */
  tree: '/blade-bip/feign/client/skip/wiki/pages/tree',
  /** GET with an id behind it: one published article. */
  articles: '/blade-bip/ew-wiki',
  /** GET: what was opened most. */
  hot: '/blade-bip/dc-wiki-hot-document/visit-stat',
  /** POST `id`: counts that an article was opened. */
  visit: '/blade-bip/dc-wiki-hot-document/spot',
  /** POST a GraphQL question; `Authorization: Bearer` with the token of `wikiTokenParameter`. */
  graph: '/graphql/wiki',
} as const

/** The parameter whose detail is a token for the wiki's GraphQL. */
export const wikiTokenParameter = 'wiki.token'

/** Where the company's articles begin. */
export const wikiRoot = 'ew-wiki'

/** A level of the wiki; `pageId` is empty for a folder without an article of its own. */
export type WikiTreeItem = { id: string; path: string; title: string; pageId: string; children: WikiTreeItem[] }
export type WikiListItem = {
  id: string
  path: string
  title: string
  locale: string
  description: string
  createdAt: string
  updatedAt: string
}
export type WikiArticle = WikiListItem & { content: string }
export type WikiHot = WikiListItem & { visits: number }
