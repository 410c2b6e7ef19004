import type { MigrationPlan } from '@bip/contract/workflow'
import { migrate, type Node, type Problem, type Program, planMigration } from '@bip/engine'
import { sql } from 'kysely'
import type { Context } from '../../model/extension.ts'
import { type Definition, definitionOf } from '../definition.ts'
import { recordOf } from '../instance.ts'
import { openInstance, passOn } from '../operate.ts'
import { refusing } from '../refusing.ts'
import { advance } from '../write/advance.ts'

export type Migration = { processInstanceIds: readonly string[]; processDefinitionId: string; mapping: Record<string, string> }

/** What taking processes over to another version would do to each, without doing it. */
export async function planOf(
  context: Context,
  { processInstanceIds, processDefinitionId, mapping }: Migration,
): Promise<MigrationPlan[]> {
  const target = await definitionOf(context.tx, context.session.tenantId, processDefinitionId)
  const plans: MigrationPlan[] = []
  for (const id of processInstanceIds) {
    const { definition, state } = await openInstance(context, id)
    const { moves, problems } = planMigration(definition.diagram.program, target.diagram.program, state, mapping)
    const nameOf = (of: Definition, node: string) => of.diagram.nodes.get(node)?.name[context.place.language] || node
    plans.push({
      processInstanceId: id,
      moves: moves.map(({ from, to, how }) => ({
        from,
        to,
        fromName: nameOf(definition, from),
        toName: nameOf(target, to),
        how,
      })),
      problems: eachStep(problems).map(({ node, why }) => ({
        node,
        nodeName: nameOf(definition, node),
        why,
        targets: stepsOf(target.diagram.program).map((step) => ({ node: step, name: nameOf(target, step) })),
      })),
    })
  }
  return plans
}

/** Several tokens may stand at one step, as where several people sign. */
const eachStep = (problems: readonly Problem[]): Problem[] => [...new Map(problems.map((one) => [one.node, one])).values()]

const waiting: ReadonlySet<Node['type']> = new Set([
  'userTask',
  'serviceTask',
  'sendTask',
  'receiveTask',
  'intermediateCatchEvent',
  'subProcess',
  'callActivity',
])

/** Activities and waiting events where something can stand, by their ids. */
const stepsOf = ({ processes }: Program): string[] =>
  Object.values(processes).flatMap(({ nodes }) =>
    Object.values(nodes)
      .filter(({ type }) => waiting.has(type))
      .map(({ id }) => id),
  )

/** Takes running processes over to another version; what stands at a step that is the same stays with whoever has it. */
export async function migrateInstances(
  context: Context,
  { processInstanceIds, processDefinitionId, mapping }: Migration,
): Promise<void> {
  const { tx, session, at, place } = context
  const target = await definitionOf(tx, session.tenantId, processDefinitionId)
  for (const id of processInstanceIds) {
    const { definition, instance, state } = await openInstance(context, id)
    const outcome = await refusing(place.language, async () =>
      migrate(definition.diagram.program, target.diagram.program, state, mapping, at.getTime()),
    )
    const position = { ...outcome, waiting: [], isOver: instance.endTime !== null }
    await sql`update process_instance set definition_id = ${target.id} where tenant_id = ${session.tenantId} and id = ${id}`.execute(
      tx,
    )
    for (const [from, to] of Object.entries(mapping))
      await sql`update process_task set node_id = ${to}
        where tenant_id = ${session.tenantId} and instance_id = ${id} and is_open and node_id = ${from}`.execute(tx)
    const moved = {
      definition: target,
      instance: { ...instance, definitionId: target.id },
      before: state,
      position,
      record: await recordOf(tx, session.tenantId, instance),
      by: 'move' as const,
    }
    await passOn(context, { definition: target, ...(await advance(context, moved)) })
  }
}
