/** Calls of the wiki's readers; keeping its articles is that of every resource. */
export const wikiCalls = {
  /** GET `path`, `locale`: published articles as a tree. */
  tree: '/blade-bip/feign/client/skip/wiki/pages/tree',
  /** GET with an id behind it: one published article. */
  articles: '/blade-bip/ew-wiki',
  /** GET `search`, words or a question: `WikiAnswer`s, the best first. */
  search: '/blade-bip/ew-wiki/search',
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
/** A piece of an article; `marks` are the ranges of its text that hold what was asked. */
export type WikiPassage = { text: string; marks: [from: number, to: number][] }
/** An article that answers a question; other gateways answer it without passages. */
export type WikiAnswer = WikiListItem & { passages?: WikiPassage[] }
export type WikiArticle = WikiListItem & { content: string }
export type WikiHot = WikiListItem & { visits: number }
