import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { kept } from '../db/naming.ts'
import { definitionOf, diagramOfSource } from './definition.ts'
import { baselineDefinitions } from './definitions/index.ts'
import type { Diagram } from './engine/diagram.ts'
import { handlerOf } from './services/handlers.ts'
import { isRule } from './who/rules.ts'

/**
 * Gives a tenant the processes that the product brings. A changed diagram becomes the next version, which new processes follow; what a
 * customer changed stays. Run at every start, in a transaction of the owner.
 */
export async function ensureDefinitions(tx: Tx, tenantId: string): Promise<void> {
  for (const { key, label, formKey, icon, category, xml } of baselineDefinitions()) {
    await mustBeRunnable(key, xml)
    const { rows } = await sql<{ version: number; xml: string; customised: boolean }>`
      select version, xml, customised from process_definition where tenant_id = ${tenantId} and key = ${key} and is_current`.execute(
      tx,
    )
    const [current] = rows
    if (current?.customised) continue
    const { name, names } = kept(label)
    if (current?.xml === xml) {
      await sql`update process_definition set name = ${name}, names = ${JSON.stringify(names)}::jsonb, form_key = ${formKey}, icon = ${icon}, category = ${category}
        where tenant_id = ${tenantId} and key = ${key} and is_current
          and (name, form_key, icon, category, names) is distinct from (${name}, ${formKey}, ${icon}, ${category}, ${JSON.stringify(names)}::jsonb)`.execute(
        tx,
      )
      continue
    }
    const version = (current?.version ?? 0) + 1
    await sql`update process_definition set is_current = false where tenant_id = ${tenantId} and key = ${key}`.execute(tx)
    await sql`insert into process_definition (tenant_id, id, key, version, name, names, form_key, icon, category, xml, is_current)
      values (${tenantId}, ${`${key}-${version}`}, ${key}, ${version}, ${name}, ${JSON.stringify(names)}::jsonb, ${formKey}, ${icon},
        ${category}, ${xml}, true)`.execute(tx)
  }
  await nameSteps(tx, tenantId)
}

/** What the steps of a diagram are called, by their ids, as lists of records say where a process stands. */
export const stepsOf = ({ nodes }: Diagram): string =>
  JSON.stringify(Object.fromEntries([...nodes.values()].flatMap(({ id, name }) => (name['zh-CN'] ? [[id, name]] : []))))

/** Versions that were kept before they said so, and those that the product has just brought, tell what their steps are called. */
async function nameSteps(tx: Tx, tenantId: string): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`select id from process_definition where tenant_id = ${tenantId} and steps is null`.execute(tx)
  for (const { id } of rows) {
    const { diagram } = await definitionOf(tx, tenantId, id)
    await sql`update process_definition set steps = ${stepsOf(diagram)}::jsonb where tenant_id = ${tenantId} and id = ${id}`.execute(
      tx,
    )
  }
}

async function mustBeRunnable(key: string, xml: string): Promise<void> {
  const diagram = await diagramOfSource(xml)
  if (diagram.processId !== key) throw new Error(`The diagram of ${key} names its process ${diagram.processId}.`)
  mustFindPeople(diagram)
}

/** Throws a sentence for a step of a person that says nothing of who does it, and for a call of a service that is not here. */
export function mustFindPeople({ nodes, program }: Diagram): void {
  for (const node of Object.values(program.processes).flatMap((process) => Object.values(process.nodes)))
    if (node.service?.handler && !handlerOf(node.service.handler))
      throw new Error(`${node.id}: nothing here does "${node.service.handler}".`)
  for (const { id, type, assignee, isShared, rules } of nodes.values()) {
    if (type !== 'userTask' || isShared) continue
    const user = program.processes[program.main]?.nodes[id]?.user
    const isFound = assignee !== null && (isRule(assignee) || /[$#]\{/.test(assignee))
    if (
      !isFound &&
      !user?.candidateUsers.length &&
      !user?.candidateGroups.length &&
      !rules?.signers &&
      !assignee &&
      !user?.assignee
    )
      throw new Error(`${id}: nothing says who does it.`)
  }
}
