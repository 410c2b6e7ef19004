import { type Language, languages } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { kept } from '../db/naming.ts'
import { assigneeRules } from './assignees.ts'
import { baselineDefinitions } from './definitions/index.ts'
import { type Diagram, readDiagram } from './engine/diagram.ts'

/** One version of a process as a tenant keeps it. */
export type Definition = {
  id: string
  key: string
  name: Readonly<Record<Language, string>>
  formKey: string
  icon: string
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
  xml: string
}

const columns = sql`id, key, name, names, form_key, icon, xml`

/** A version by its id, the current one by its process's key. Throws `processMissing`. */
export async function definitionOf(tx: Tx, tenantId: string, idOrKey: string): Promise<Definition> {
  const { rows } = await sql<Row>`select ${columns} from process_definition
    where tenant_id = ${tenantId} and (id = ${idOrKey} or key = ${idOrKey} and is_current) limit 1`.execute(tx)
  if (!rows[0]) throw new Refusal('processMissing')
  return present(rows[0])
}

/** What may be started. */
export async function startable(tx: Tx, tenantId: string): Promise<Definition[]> {
  const { rows } = await sql<Row>`select ${columns} from process_definition
    where tenant_id = ${tenantId} and is_current order by key`.execute(tx)
  return Promise.all(rows.map(present))
}

async function present({ id, key, name, names, form_key: formKey, icon, xml }: Row): Promise<Definition> {
  const words = Object.fromEntries(languages.map((language) => [language, names[language] || name])) as Definition['name'] // made from every language
  return { id, key, name: { ...words, 'zh-CN': name }, formKey, icon, xml, diagram: await diagramOf(xml) }
}

const maxKept = 100
const diagrams = new Map<string, Promise<Diagram>>()

function diagramOf(xml: string): Promise<Diagram> {
  const known = diagrams.get(xml)
  if (known) return known
  if (diagrams.size >= maxKept) diagrams.clear()
  const read = readDiagram(xml)
  diagrams.set(xml, read)
  return read
}

/**
 * Gives a tenant the processes that the product brings. A changed diagram becomes the next version, which new processes follow; what a
 * customer changed stays. Run at every start, in a transaction of the owner.
 */
export async function ensureDefinitions(tx: Tx, tenantId: string): Promise<void> {
  for (const { key, label, formKey, icon, xml } of baselineDefinitions) {
    await mustBeRunnable(key, xml)
    const { rows } = await sql<{ version: number; xml: string; customised: boolean }>`
      select version, xml, customised from process_definition where tenant_id = ${tenantId} and key = ${key} and is_current`.execute(
      tx,
    )
    const [current] = rows
    if (current?.customised) continue
    const { name, names } = kept(label)
    if (current?.xml === xml) {
      await sql`update process_definition set name = ${name}, names = ${JSON.stringify(names)}::jsonb, form_key = ${formKey}, icon = ${icon}
        where tenant_id = ${tenantId} and key = ${key} and is_current
          and (name, form_key, icon, names) is distinct from (${name}, ${formKey}, ${icon}, ${JSON.stringify(names)}::jsonb)`.execute(
        tx,
      )
      continue
    }
    const version = (current?.version ?? 0) + 1
    await sql`update process_definition set is_current = false where tenant_id = ${tenantId} and key = ${key}`.execute(tx)
    await sql`insert into process_definition (tenant_id, id, key, version, name, names, form_key, icon, xml, is_current)
      values (${tenantId}, ${`${key}-${version}`}, ${key}, ${version}, ${name}, ${JSON.stringify(names)}::jsonb, ${formKey}, ${icon},
        ${xml}, true)`.execute(tx)
  }
}

async function mustBeRunnable(key: string, xml: string): Promise<void> {
  const { processId, nodes } = await diagramOf(xml)
  if (processId !== key) throw new Error(`The diagram of ${key} names its process ${processId}.`)
  for (const { id, type, assignee } of nodes.values())
    if (type === 'userTask' && !(assignee !== null && Object.hasOwn(assigneeRules, assignee)))
      throw new Error(`Nobody can be found for the step ${id} of ${key}: its rule is ${assignee ?? 'missing'}.`)
}
