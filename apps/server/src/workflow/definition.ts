import { createHash } from 'node:crypto'
import { type Language, languages } from '@bip/contract'
import type { Process } from '@bip/engine'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { type Diagram, readDiagram } from './engine/diagram.ts'

/** One version of a process as a tenant keeps it. */
export type Definition = {
  id: string
  key: string
  name: Readonly<Record<Language, string>>
  formKey: string
  icon: string
  category: string
  version: number
  isSuspended: boolean
  /** Of its diagram and of those that it calls. */
  digest: string
  diagram: Diagram
}

type Row = {
  id: string
  key: string
  name: string
  names: Partial<Record<Language, string>>
  form_key: string
  icon: string
  category: string
  version: number
  is_suspended: boolean
  called: Readonly<Record<string, string>>
  digest: string
}

/** Without the diagram: it is long, and whoever has read it once knows it by its digest. */
const columns = sql`id, key, name, names, form_key, icon, category, version, is_suspended, called, digest`

/** A version by its id, the current one by its process's key. Throws `processMissing`. */
export async function definitionOf(tx: Tx, tenantId: string, idOrKey: string): Promise<Definition> {
  const { rows } = await sql<Row>`select ${columns} from process_definition
    where tenant_id = ${tenantId} and (id = ${idOrKey} or key = ${idOrKey} and is_current) limit 1`.execute(tx)
  if (!rows[0]) throw new Refusal('processMissing')
  return present(tx, tenantId, rows[0])
}

/** The version that a process follows. */
export async function definitionFollowedBy(tx: Tx, tenantId: string, instanceId: string): Promise<Definition> {
  const { rows } = await sql<Row>`select ${columns} from process_definition where tenant_id = ${tenantId}
    and id = (select definition_id from process_instance where tenant_id = ${tenantId} and id = ${instanceId})`.execute(tx)
  if (!rows[0]) throw new Refusal('processMissing')
  return present(tx, tenantId, rows[0])
}

/** What may be started. */
export async function startable(tx: Tx, tenantId: string): Promise<Definition[]> {
  const { rows } = await sql<Row>`select ${columns} from process_definition
    where tenant_id = ${tenantId} and is_current and not is_suspended order by key`.execute(tx)
  return Promise.all(rows.map((row) => present(tx, tenantId, row)))
}

async function present(tx: Tx, tenantId: string, row: Row): Promise<Definition> {
  const { id, key, name, names, form_key: formKey, icon, category, version, is_suspended: isSuspended } = row
  const words = Object.fromEntries(languages.map((language) => [language, names[language] || name])) as Definition['name'] // made from every language
  const called = await calledOf(tx, tenantId, row.called)
  const digest = [row.digest, ...called.map((one) => one.digest)].join(' ')
  // Others wait for what is read here, so that it must not depend on this transaction.
  const xml = diagrams.has(digest) ? '' : await xmlOf(tx, tenantId, id)
  const diagram = await diagramOf(digest, () => readDiagram(xml, processesIn(called)))
  return { id, key, name: { ...words, 'zh-CN': name }, formKey, icon, category, version, isSuspended, digest, diagram }
}

async function xmlOf(tx: Tx, tenantId: string, id: string): Promise<string> {
  const { rows } = await sql<{ xml: string }>`select xml from process_definition
    where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
  if (!rows[0]) throw new Refusal('processMissing')
  return rows[0].xml
}

/** The versions that a version calls, each as it was current when that was deployed. */
async function calledOf(tx: Tx, tenantId: string, called: Row['called']): Promise<Definition[]> {
  const found: Definition[] = []
  for (const id of Object.values(called)) found.push(await definitionOf(tx, tenantId, id))
  return found
}

const processesIn = (definitions: readonly Definition[]): Record<string, Process> =>
  Object.assign({}, ...definitions.map(({ diagram }) => diagram.program.processes))

/** The processes of some versions, by their keys. */
export const processesOf = async (tx: Tx, tenantId: string, called: Row['called']): Promise<Record<string, Process>> =>
  processesIn(await calledOf(tx, tenantId, called))

const maxKept = 100
const diagrams = new Map<string, Promise<Diagram>>()

/** A diagram that was read before, by what it and those that it calls say. */
function diagramOf(digest: string, make: () => Promise<Diagram>): Promise<Diagram> {
  const known = diagrams.get(digest)
  if (known) return known
  if (diagrams.size >= maxKept) diagrams.clear()
  const read = make()
  diagrams.set(digest, read)
  read.catch(() => diagrams.delete(digest))
  return read
}

/** The diagram of a source that calls no other. */
export const diagramOfSource = (xml: string): Promise<Diagram> => diagramOf(digestOf(xml), () => readDiagram(xml))

/** As the database makes it of a stored diagram. */
const digestOf = (xml: string): string => createHash('md5').update(xml).digest('hex')
