import { StepFault } from '@bip/engine'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { NeighbourFailure } from '../../neighbours/neighbour.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { once, repeatable } from '../../resources/write/idempotency.ts'
import type { Courier, Entry } from '../../services/background.ts'
import type { Services } from '../../services/services.ts'
import { systemContext } from '../clock/systemContext.ts'
import type { Command } from '../engine/engine.ts'
import { faultOf } from '../faults/faults.ts'
import { type Opened, openInstance, operate } from '../operate.ts'
import { type CallEntry, type FlowEntry, flowEntry, type HearEntry, type SaidEntry } from '../write/queue.ts'
import { calledOf, handlerOf } from './handlers.ts'

/** Attempts of a call, over about a minute and a half, before an administrator is asked. */
const maxCalls = 5
const maxPasses = 10
/** What a diagram catches where a call failed for good. */
const failed = 'serviceFailed'

/** Does what steps of processes ask for, and carries what one process says to those that wait for it. Each entry has its effect once. */
export const flowCourier =
  (servicesOf: () => Services): Courier =>
  async (entries) => {
    for (const entry of entries) await deliver(servicesOf(), entry)
  }

function deliver(services: Services, entry: Entry): Promise<void> {
  const payload = entry.payload as FlowEntry // written by `flowEntry` alone
  if (payload.do === 'call') return call(services, entry, payload)
  const work = (context: Context) =>
    payload.do === 'hear'
      ? hear(context, payload)
      : payload.do === 'signal'
        ? sound(context, payload)
        : pass(context, payload, entry.attempt)
  return within(services, entry, (context) => once(context, repeatable(`flow-${entry.id}`, payload), () => work(context)))
}

const within = <T>(services: Services, { tenantId }: Entry, work: (context: Context) => Promise<T>): Promise<T> =>
  services.database.asTenant(tenantId, (tx) => work(systemContext(services, tenantId, tx)))

/** A process that is there and under way, locked. */
async function running(context: Context, id: string): Promise<Opened | undefined> {
  try {
    const opened = await openInstance(context, id)
    return opened.instance.endTime === null && opened.state.instance.status === 'running' ? opened : undefined
  } catch (error) {
    if (error instanceof Refusal && error.key === 'processMissing') return undefined
    throw error
  }
}

/** The process as long as the step still waits for its call; one that was answered, moved or suspended does not. */
async function waiting(context: Context, { instanceId, wait }: CallEntry): Promise<Opened | undefined> {
  const opened = await running(context, instanceId)
  return opened?.state.waits[wait]?.kind === 'service' ? opened : undefined
}

async function call(services: Services, entry: Entry, payload: CallEntry): Promise<void> {
  try {
    await answer(services, entry, payload)
  } catch (error) {
    const isFinal = error instanceof NeighbourFailure && error.isFinal
    if (!isFinal && entry.attempt < maxCalls) throw error
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    await within(services, entry, async (context) => {
      const opened = await waiting(context, payload)
      const fault = faultOf(error)
      if (opened)
        await operate(context, opened, { do: 'fail', wait: payload.wait, code: failed, message, ...(fault && { fault }) })
    })
  }
}

async function answer(services: Services, entry: Entry, payload: CallEntry): Promise<void> {
  const found = handlerOf(payload.handler)
  if (!found) throw new StepFault('unknownHandler', `nothing here does "${payload.handler}"`, { handler: payload.handler })
  const { handler, of } = found
  const called = async (context: Context, opened: Opened) => calledOf(context, opened.instance, payload.wait)
  let value: unknown
  if ('outside' in handler) {
    // Nobody waits for a lock while another system makes up its mind.
    const about = await within(services, entry, async (context) => {
      const opened = await waiting(context, payload)
      return opened && called(context, opened)
    })
    if (!about) return
    value = await handler.outside(services, entry.tenantId, about, of)
  }
  await within(services, entry, async (context) => {
    const opened = await waiting(context, payload)
    if (!opened) return
    if ('inside' in handler) value = await handler.inside(context, await called(context, opened), of)
    await succeed(context, opened, payload.wait, value)
  })
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) // as it is stored

/** The process goes on with what its call answered. */
function succeed(context: Context, opened: Opened, wait: string, value: unknown): Promise<Opened> {
  const { program } = opened.definition.diagram
  const node = opened.state.waits[wait]?.node ?? ''
  const result = Object.values(program.processes).flatMap(({ nodes }) => nodes[node]?.service?.result ?? [])[0]
  return operate(context, opened, { do: 'succeed', wait, ...(result && { values: { [result]: asJson(value) } }) })
}

/** Does here and now what a process calls, as for histories that are laid down in the past. */
export async function answerCalls(context: Context, instanceId: string): Promise<void> {
  let opened = await running(context, instanceId)
  for (;;) {
    const wait = Object.values(opened?.state.waits ?? {}).find(({ kind }) => kind === 'service')
    const found = wait && handlerOf(wait.name)
    if (!opened || !wait || !found) return
    const { handler, of } = found
    const called = await calledOf(context, opened.instance, wait.id)
    const value =
      'inside' in handler
        ? await handler.inside(context, called, of)
        : await handler.outside(context.services, context.session.tenantId, called, of)
    opened = await succeed(context, opened, wait.id, value)
  }
}

/** Ids of the processes that wait for a name, the longest first. */
async function listeners({ tx, session }: Context, kind: string, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct s.instance_id as id from process_state s
    join process_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id and i.end_time is null
      and i.state ->> 'status' = 'running'
    where s.tenant_id = ${session.tenantId} and s.kind = 'waits' and s.body ->> 'kind' = ${kind} and s.body ->> 'name' = ${name}
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A signal reaches every process that waits for it: each hears it in a transaction of its own. */
async function sound(context: Context, { name, from, values }: SaidEntry): Promise<void> {
  const { tx, session } = context
  const heard = (await listeners(context, 'signal', name)).filter((id) => id !== from)
  const entries = heard.map((instanceId) =>
    flowEntry(session.tenantId, { do: 'hear', instanceId, name, ...(values && { values }) }),
  )
  if (entries.length > 0) await enqueue(tx, entries)
}

async function hear(context: Context, { instanceId, name, values }: HearEntry): Promise<void> {
  const opened = await running(context, instanceId)
  if (opened) await receive(context, opened, 'signal', name, values)
}

/** A message reaches the process that has waited longest; where none waits yet it is tried again for some hours, and then let go. */
async function pass(context: Context, { name, values }: SaidEntry, attempt: number): Promise<void> {
  for (const id of await listeners(context, 'message', name)) {
    const opened = await running(context, id)
    if (opened && (await receive(context, opened, 'message', name, values))) return
  }
  if (attempt < maxPasses) throw new Error(`No process waits for the message "${name}" yet.`)
}

type Kind = Extract<Command['do'], 'message' | 'signal'>

async function receive(
  context: Context,
  opened: Opened,
  kind: Kind,
  name: string,
  values?: SaidEntry['values'],
): Promise<boolean> {
  // Somebody may have moved it while it was waited for.
  if (!Object.values(opened.state.waits).some((wait) => wait.kind === kind && wait.name === name)) return false
  await operate(context, opened, { do: kind, name, ...(values && { values: asJson(values) }) })
  return true
}
