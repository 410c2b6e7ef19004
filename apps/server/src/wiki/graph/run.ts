import { type Language, label, say } from '@bip/contract'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { findArticle, listArticles, readable, type WikiReader } from '../read.ts'
import { flatTree, wikiTree } from '../tree.ts'
import { isOver, limits, sizeOf } from './limits.ts'
import { loadGraphql, wikiSchema } from './schema.ts'

export type Question = { query: string; variables?: Record<string, unknown> | null; operationName?: string | null }
type Answer = { data?: unknown; errors?: { message: string; path?: unknown }[] }
type Asked = { reader: WikiReader; language: Language; number: string }

const maxOfList = 100
const tooLarge = label(
  '查询过大：最多 {depth} 层、{fields} 个字段',
  'The query is too large: at most {depth} levels and {fields} fields',
  'Truy vấn quá lớn: tối đa {depth} cấp và {fields} trường',
)
const failed = label('服务器出错，编号 {id}', 'The server failed, number {id}', 'Máy chủ gặp lỗi, mã {id}')

/** Answers a question about the wiki as GraphQL does: what is wrong stands among its errors. Without a session the schema is not told. */
export async function answer(services: Services, { query, variables, operationName }: Question, asked: Asked): Promise<Answer> {
  const { parse, validate, specifiedRules, NoSchemaIntrospectionCustomRule, execute, GraphQLError } = await loadGraphql()
  const schema = await wikiSchema()
  const isGuest = asked.reader.session === null
  let document: ReturnType<typeof parse>
  try {
    document = parse(query, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [{ message: error.message }] }
    throw error
  }
  const rules = isGuest ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules
  const wrong = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: isGuest })
  if (wrong.length > 0) return { errors: wrong.map(({ message }) => ({ message })) }
  if (isOver(sizeOf(document))) return { errors: [{ message: say(tooLarge, asked.language, limits) }] }
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    operationName,
    rootValue: { pages: resolvers(services, asked) },
  })
  return presented(services, result, asked)
}

type ListArgs = { limit?: number | null; locale?: string | null }

/** Each reads in a transaction of its own. */
function resolvers({ database }: Services, { reader, language }: Asked) {
  const read = <T>(work: (tx: Tx, where: ReturnType<typeof readable>) => Promise<T>): Promise<T> => {
    const where = readable(reader, language)
    return database.asTenant(reader.tenantId, (tx) => work(tx, where), { readOnly: true })
  }
  const max = (limit: number | null | undefined, usual: number) => Math.min(limit ?? usual, maxOfList)
  return {
    list: ({ limit, locale }: ListArgs) => read((tx, where) => listArticles(tx, where, { locale, limit: max(limit, 50) })),
    tree: ({ path, locale }: { path?: string | null; locale?: string | null }) =>
      read(async (tx, where) => flatTree(wikiTree(await listArticles(tx, where, { locale, path }), path ?? ''))),
    single: ({ id }: { id: string }) => read((tx, where) => findArticle(tx, where, { id })),
    singleByPath: (by: { path: string; locale?: string | null }) => read((tx, where) => findArticle(tx, where, by)),
    search: ({ query, limit, locale }: ListArgs & { query: string }) =>
      // Nothing typed finds nothing, rather than everything.
      read(async (tx, where) =>
        query.trim() === '' ? [] : listArticles(tx, where, { locale, search: query.slice(0, 200), limit: max(limit, 20) }),
      ),
  }
}

/** What went wrong within is told in words of ours, and to the operator in its own. */
function presented(services: Services, { data, errors }: ExecutionResult, { language, number }: Asked): Answer {
  const errorOf = ({ message, path, originalError }: GraphQLError) => {
    if (originalError instanceof Refusal) return { message: originalError.say(language), path }
    if (!originalError) return { message, path }
    services.log(`${number} wiki: ${originalError.stack?.split('\n').slice(0, 4).join(' ') ?? 'unknown'}`)
    return { message: say(failed, language, { id: number }), path }
  }
  return { data: data ?? null, ...(errors && { errors: errors.map(errorOf) }) }
}
