import { resources } from '@bip/contract/resources'
import type { Route } from '../http/route.ts'

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '99999999999999999999',
  '1e309',
  'NaN',
  'null',
  'true',
  '2026-02-30',
  '0000-00-00 25:61:61',
  "'; drop table customer; --",
  '" or 1=1',
  '%',
  '\\',
  '../../etc/passwd',
  '{"a":1}',
  '\u0000',
  '\ud800',
  '🏭'.repeat(50),
  '苏州'.repeat(3000),
  '__proto__',
  'constructor',
]
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  [],
  [null],
  [[]],
  {},
  { id: {} },
  { __proto__: null, constructor: 1 },
]

/** Names that some call reads: those of every resource's fields, of lists and of sign-in. */
const names = [
  ...new Set([
    ...Object.values(resources).flatMap(({ fields }) => Object.keys(fields)),
    ...['id', 'ids', 'version', 'tenantId', 'isDeleted', 'createUser', 'createTime', 'updateTime', 'lines'],
    ...[
      'current',
      'size',
      'ascs',
      'descs',
      'search',
      'queryName',
      'queryValue',
      'extras',
      'resource',
      'code',
      'codes',
      'mode',
      'dryRun',
    ],
    ...[
      'query',
      'variables',
      'operationName',
      'path',
      'locale',
      'tableName',
      'targetIds',
      'roleIds',
      'menuIds',
      'dataScopeIds',
      'apiScopeIds',
    ],
    ...['grant_type', 'username', 'password', 'refresh_token', 'key', 'oldPassword', 'newPassword', 'newPassword1', 'domain'],
  ]),
]

type Random = (below: number) => number

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T // an index below the length

/** A query and a body that nobody would send in earnest, made of names that the calls do read. */
export function badValues(route: Route, random: Random): { query: Record<string, string>; body: object | string } {
  const named = resourceNames(route)
  const name = () => (random(3) > 0 ? pick(named, random) : pick(names, random))
  const query: Record<string, string> = {}
  for (let count = random(4); count > 0; count -= 1)
    query[name() + pick(['', '', '_in', '_ge', '_le'], random)] = pick(texts, random)
  return { query, body: badBody(random, name) }
}

function badBody(random: Random, name: () => string): object | string {
  const value = (depth: number): unknown => {
    const kind = random(depth > 2 ? 2 : 4)
    if (kind === 0) return pick(texts, random)
    if (kind === 1) return pick(values, random)
    if (kind === 2) return Array.from({ length: random(4) }, () => value(depth + 1))
    return object(depth + 1)
  }
  const object = (depth: number) => Object.fromEntries(Array.from({ length: random(8) }, () => [name(), value(depth)]))
  return random(8) === 0 ? Array.from({ length: random(4) }, () => value(1)) : object(0)
}

function resourceNames({ path }: Route): readonly string[] {
  const core = Object.values(resources).find((core) => path.startsWith(core.path))
  return core ? ['id', 'ids', 'version', ...Object.keys(core.fields)] : names
}
