import type { GraphQLSchema } from 'graphql'

const definition = `
"What can be asked of the wiki."
type Query { pages: PageQuery! }

type PageQuery {
  "Articles by path, at most 100."
  list(limit: Int = 50, locale: String): [PageListItem!]!
  "Every article below a path, parents first."
  tree(path: String = "ew-wiki", locale: String = "zh"): [PageTreeItem!]!
  single(id: ID!): Page
  singleByPath(path: String!, locale: String): Page
  "Articles whose title or path hold the words, also in pinyin."
  search(query: String!, locale: String, limit: Int = 20): [PageListItem!]!
}

type PageListItem {
  id: ID!
  path: String!
  title: String!
  locale: String!
  description: String!
  createdAt: String!
  updatedAt: String!
}

type PageTreeItem {
  path: String!
  title: String!
  depth: Int!
  parent: String!
  isFolder: Boolean!
  "Empty for a folder without an article of its own."
  pageId: String!
}

type Page {
  id: ID!
  path: String!
  title: String!
  locale: String!
  description: String!
  content: String!
  createdAt: String!
  updatedAt: String!
}
`

/** The library, loaded by the first question. */
export const loadGraphql = () => import('graphql')

let schema: Promise<GraphQLSchema> | undefined

/** The wiki as GraphQL: articles to be read, nothing to be changed. */
export function wikiSchema(): Promise<GraphQLSchema> {
  schema ??= loadGraphql().then(({ buildSchema }) => buildSchema(definition))
  return schema
}
