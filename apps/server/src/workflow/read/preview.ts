import { type AnyRecord, computeInto } from '@bip/contract'
import type { ApprovalPreview, ApprovalStep } from '@bip/contract/workflow'
import { Refusal } from '../../base/errors.ts'
import type { Context, Values } from '../../model/extension.ts'
import { bindingOf, boundCore } from '../bindings.ts'
import { type Definition, definitionOf } from '../definition.ts'
import { type Command, commandEngine, type State, startEngine, type Wait } from '../engine/engine.ts'
import { recordOf } from '../instance.ts'
import { withoutPeople } from '../operate.ts'
import { refusing } from '../refusing.ts'
import { valuesFor } from '../who/values.ts'
import { foundFor } from '../write/tasks.ts'

/** A way longer than this is a circle. */
const maxSteps = 20

type Asked = { definition: string; values: Values; businessId?: string }

/** The way that a request would take if everybody agreed, and what its binding has to say of it. Nothing is stored. */
export async function previewOf(context: Context, asked: Asked): Promise<ApprovalPreview> {
  const { tx, session, place } = context
  const definition = await definitionOf(tx, session.tenantId, asked.definition)
  const core = boundCore(definition.key)
  if (!core) throw new Refusal('processMissing')
  const known = { definitionKey: definition.key, businessId: asked.businessId ?? '' }
  const stored = asked.businessId ? await recordOf(tx, session.tenantId, known) : undefined
  const values: Values = { ...stored, ...asked.values }
  computeInto(core.fields, values)
  const notes = (await bindingOf(definition.key).notes?.(context, values)) ?? []
  const steps = await stepsOf(context, definition, { id: '', ...values } as AnyRecord) // as far as it is filled in
  return { steps, notes: notes.map((note) => note[place.language]) }
}

async function stepsOf(context: Context, definition: Definition, record: AnyRecord): Promise<ApprovalStep[]> {
  const { tx, session, at, place } = context
  const starter = { id: session.userId, name: session.realName, deptId: session.deptId }
  const asking = { tx, tenantId: session.tenantId, starter, record, chosen: [] }
  const values = { ...(await valuesFor(context, definition, record, starter)), pass: true }
  const { program } = definition.diagram
  const [now, approvedBy, steps] = [at.getTime(), new Set<string>(), [] as ApprovalStep[]]
  const { language } = place
  let { state } = await refusing(language, () => startEngine(program, values, { by: starter.id, now }))
  for (let count = 0; count < maxSteps; count += 1) {
    const wait = Object.values(state.waits).find(({ kind }) => kind === 'task')
    if (!wait) {
      // What the product does by itself is done, and what others say is said.
      const command = goingOn(state)
      if (!command) break
      state = (await refusing(language, () => commandEngine(program, state, command, values, now))).state
      continue
    }
    addStep(steps, await stepOf(context, definition, { asking, approvedBy }, wait))
    state = (await refusing(language, () => passed(definition, state, wait, values, now))).state
  }
  return steps
}

function goingOn({ waits }: State): Command | undefined {
  const wait = Object.values(waits).find(({ kind }) => kind === 'service' || kind === 'message' || kind === 'signal')
  if (!wait) return undefined
  return wait.kind === 'service' ? { do: 'succeed', wait: wait.id } : { do: wait.kind as 'message' | 'signal', name: wait.name }
}

const passed = ({ diagram }: Definition, state: State, wait: Wait, values: Values, now: number) =>
  commandEngine(
    diagram.program,
    withoutPeople(state, wait),
    { do: 'complete', wait: wait.id, values: { pass: true } },
    values,
    now,
  )

/** People who sign the same step stand in one. */
function addStep(steps: ApprovalStep[], step: ApprovalStep): void {
  const at = steps.findIndex(({ nodeId }) => nodeId === step.nodeId)
  const same = steps[at]
  if (same) steps[at] = { ...same, mode: 'all', people: [...new Set([...same.people, ...step.people])] }
  else steps.push(step)
}

async function stepOf(
  context: Context,
  definition: Definition,
  asked: Parameters<typeof foundFor>[2] & { approvedBy: Set<string> },
  wait: Wait,
): Promise<ApprovalStep> {
  const node = definition.diagram.nodes.get(wait.node)
  const step = { nodeId: wait.node, name: node?.name[context.place.language] ?? wait.node }
  if (node?.assignee === 'chosen') return { ...step, people: [], mode: 'chosen' }
  try {
    const found = await foundFor(context, { definition }, asked, wait)
    if (found.passes) return { ...step, people: [], mode: 'passes' }
    const people = found.assignee ? [found.assignee] : found.candidates
    for (const { id } of people) asked.approvedBy.add(id)
    return { ...step, people: people.map(({ name }) => name), mode: 'one' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...step, people: [], mode: 'nobody' }
  }
}
