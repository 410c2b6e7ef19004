import { type Language, label, say } from '@bip/contract'
import { baselineMenu } from '@bip/contract/baseline'
import { resources, resourcesOf } from '@bip/contract/resources'
import {
  coreOf,
  developCalls,
  type Finding,
  findingText,
  type Generated,
  type Preview,
  type ProjectOverview,
  type Prototype,
  readPrototype,
  type TargetModule,
} from '@bip/develop'
import { z } from 'zod'
import { demandEverything } from '../administration/holdings/demand.ts'
import { Refusal } from '../base/errors.ts'
import { paged, pageOf } from '../http/paging.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { writeAdminHistory } from '../logs/adminHistory.ts'
import type { Services } from '../services/services.ts'
import { databaseFindings, groups, knownOf, tablesOf, waitingOf } from './known.ts'
import { modelRows, prototypeOfKey, prototypeOfTable } from './models.ts'
import { migrationsFolder, planFiles } from './plan.ts'
import { type Tree, treeOf } from './tree.ts'
import { mustBeFree, writeFiles } from './write.ts'

const access = { permission: 'develop_code' } as const
const what = label('代码生成', 'code generation', 'sinh mã')
const model = label('模型', 'the model', 'mô hình')
const body = z.object({ prototype: z.unknown(), enhanced: z.boolean().default(false) })
type Body = z.infer<typeof body>
/** All models are offered at once: a dialog lets one type to find. */
const modelsAsked = z.object({ ...paged, size: z.coerce.number().int().min(1).max(1000).default(20) })
/** Most findings that one answer tells. */
const maxTold = 20

/** The code generator: what is there, what a resource would be, and its files. For the first tenant's people alone. */
export function routes({ config }: Services): Route[] {
  const tree = treeOf(config.develop.root)
  const get = <Q>(path: string, query: z.ZodType<Q>, run: (call: Call<Q>) => Promise<unknown>) =>
    route({
      method: 'GET',
      path,
      access,
      query,
      run: (call) => {
        demandFirst(call)
        return run(call)
      },
    })
  const write = (path: string, enhanced: boolean) =>
    route({ method: 'POST', path, access, body, run: (call: Call<unknown, Body>) => generate(call, tree, enhanced) })
  const none = z.object({})
  return [
    get(developCalls.overview, none, (call) => overview(call, tree)),
    get(developCalls.modules, none, async ({ language }) => targets(language)),
    get(developCalls.models, modelsAsked, models),
    get(developCalls.prototype, z.object({ id: z.string().min(1).max(80) }), prototype),
    route({
      method: 'POST',
      path: developCalls.preview,
      access,
      body,
      onlyReads: true,
      run: (call: Call<unknown, Body>) => preview(call, tree),
    }),
    write(developCalls.generate, false),
    write(developCalls.enhanced, true),
  ]
}

function demandFirst({ session, services, language }: Pick<Call, 'session' | 'services' | 'language'>): void {
  if (session.tenantId !== services.config.tenantId) throw new Refusal('forbidden', { what: say(what, language) })
}

async function overview({ services, session }: Call<unknown, unknown>, tree: Tree): Promise<ProjectOverview> {
  const { database, config } = services
  return database.asSystem(
    async (tx) => {
      const migrations = ['', ...Object.keys(resourcesOf).map((module) => `/${module}`)]
        .flatMap((module) => tree.names(`${migrationsFolder}${module}`))
        .filter((name) => name.endsWith('.sql'))
        .sort()
      return {
        mayWrite: config.develop.mayWrite,
        resources: Object.keys(resources).length,
        tables: (await tablesOf(tx)).size,
        migrations: migrations.length,
        lastMigration: migrations.at(-1) ?? '',
        waiting: waitingOf(tree).map(({ key }) => key),
        known: await knownOf(tx, session.tenantId, tree),
      }
    },
    { readOnly: true },
  )
}

function targets(language: Language): TargetModule[] {
  return groups.map(({ id, parentId, label }) => {
    const top = baselineMenu.find((node) => node.id === parentId)
    const orders = baselineMenu.filter((node) => node.parentId === id).map(({ sort }) => sort)
    return {
      group: id,
      name: `${top ? `${say(top.label, language)} / ` : ''}${say(label, language)}`,
      pages: `/${parentId}`,
      folder: `apps/portal/src/modules/${parentId}`,
      order: Math.min(99, Math.max(0, ...orders) + 1),
    }
  })
}

async function models({ services, query, language }: Call<z.infer<typeof modelsAsked>>) {
  const tables = await services.database.asSystem(tablesOf, { readOnly: true })
  const wanted = query.search.toLowerCase()
  const rows = modelRows(tables, language).filter(({ key, name, table, path }) =>
    [key, name, table, path].some((text) => text.toLowerCase().includes(wanted)),
  )
  const start = (query.current - 1) * query.size
  return pageOf(rows.slice(start, start + query.size), rows.length, query)
}

async function prototype({ services, query, language }: Call<{ id: string }>): Promise<Prototype> {
  const known = prototypeOfKey(query.id)
  if (known) return known
  const table = query.id.replace(/^table\./, '')
  const columns = query.id.startsWith('table.')
    ? (await services.database.asSystem(tablesOf, { readOnly: true })).get(table)
    : undefined
  if (!columns) throw new Refusal('notFound', { what: say(model, language) })
  return prototypeOfTable(table, columns)
}

/** The core that was sent, whole and free to be written; else every reason why not. */
async function checked(call: Call<unknown, Body>, tree: Tree) {
  demandFirst(call)
  const { services, session, body, language, request } = call
  const { known, tables } = await services.database.asSystem(
    async (tx) => ({ known: await knownOf(tx, session.tenantId, tree), tables: await tablesOf(tx) }),
    { readOnly: true },
  )
  const read = readPrototype(body.prototype, known)
  if ('findings' in read) throw wrong(read.findings, body.prototype, language)
  const core = coreOf(read.prototype)
  const findings = databaseFindings(core, new Set(tables.keys()), request.server.declaredRoutes)
  if (findings.length > 0) throw wrong(findings, body.prototype, language)
  return core
}

function wrong(findings: readonly Finding[], prototype: unknown, language: Language): Refusal {
  const listed = findings.slice(0, maxTold).map((finding) => [finding.path, findingText(finding, prototype, language)] as const)
  return new Refusal(
    'invalidFields',
    { fields: listed.map(([, text]) => text).join('; ') },
    { fields: Object.fromEntries(listed) },
  )
}

async function preview(call: Call<unknown, Body>, tree: Tree): Promise<Preview> {
  const core = await checked(call, tree)
  const files = planFiles(core, tree, call.services.clock(), call.body.enhanced)
  mustBeFree(files)
  return { files, isEnhanced: call.body.enhanced }
}

async function generate(call: Call<unknown, Body>, tree: Tree, enhanced: boolean): Promise<Generated> {
  const { services, session } = call
  demandFirst(call)
  // What is written runs with the next start, past every permission.
  demandEverything(session, call.language)
  if (!services.config.develop.mayWrite) throw new Refusal('developOff')
  const core = await checked(call, tree)
  const at = services.clock()
  const files = await writeFiles(tree, () => planFiles(core, tree, at, enhanced))
  services.log(`develop: ${session.account} wrote ${files.length} files for the resource ${core.key}`)
  await services.database.asTenant(session.tenantId, (tx) =>
    writeAdminHistory(tx, session, {
      resource: 'develop',
      id: core.key,
      operation: enhanced ? 'generateEnhanced' : 'generate',
      changes: { files: { before: null, after: files.join(', ') } },
    }),
  )
  return { files }
}
