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
  xml: string
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
  xml: string
}

const columns = sql`id, key, name, names, form_key, icon, category, version, is_suspended, called, xml`

/** A version by its id, the current one by its process's key. Throws `processMissing`. */
export async function definitionOf(tx: Tx, tenantId: string, idOrKey: string): Promise<Definition> {
  const { rows } = await sql<Row>`select ${columns} from process_definition
    where tenant_id = ${tenantId} and (id = ${idOrKey} or key = ${idOrKey} and is_current) limit 1`.execute(tx)
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
  const { id, key, name, names, form_key: formKey, icon, category, version, is_suspended: isSuspended, called, xml } = row
  const words = Object.fromEntries(languages.map((language) => [language, names[language] || name])) as Definition['name'] // made from every language
  const diagram = await diagramOf(xml, Object.keys(called).length === 0 ? {} : await processesOf(tx, tenantId, called))
  return { id, key, name: { ...words, 'zh-CN': name }, formKey, icon, category, version, isSuspended, xml, diagram }
}

/** The processes that a version calls, each in the version that was current when it was deployed. */
export async function processesOf(tx: Tx, tenantId: string, called: Row['called']): Promise<Record<string, Process>> {
  const found: Record<string, Process> = {}
  for (const id of Object.values(called)) Object.assign(found, (await definitionOf(tx, tenantId, id)).diagram.program.processes)
  return found
}

const maxKept = 100
const diagrams = new Map<string, Promise<Diagram>>()

export function diagramOf(xml: string, called: Readonly<Record<string, Process>> = {}): Promise<Diagram> {
  // Versions of what is called differ; a diagram that calls nothing is the same wherever it is kept.
  const key = Object.keys(called).length === 0 ? xml : `${JSON.stringify(called)}${xml}`
  const known = diagrams.get(key)
  if (known) return known
  if (diagrams.size >= maxKept) diagrams.clear()
  const read = readDiagram(xml, called)
  diagrams.set(key, read)
  read.catch(() => diagrams.delete(key))
  return read
}
