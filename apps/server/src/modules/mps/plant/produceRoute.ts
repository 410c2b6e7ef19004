import { type AnyRecord, isEmpty, label } from '@bip/contract'
import { produceRoute } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'

const nowhere = label(
  '工步 {step} 没有班组也没有工位，无法排程；请先补充',
  'Step {step} has neither a group nor a station, so it cannot be scheduled. Give it one first',
  'Bước {step} chưa có tổ hoặc trạm nên không lập lịch được. Hãy bổ sung trước',
)
const sameStep = label(
  '工步号 {step} 出现了两次，请改成不同的号',
  'Step {step} is there twice. Give each its own number',
  'Bước {step} xuất hiện hai lần. Hãy đặt số khác nhau',
)

/** A version of a code is there once, and no number names two of its steps. */
async function check({ tx, session, place }: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const steps = stepsOf(values)
  const twice = steps.find(({ stepNo }, at) => steps.findIndex((other) => Number(other.stepNo) === Number(stepNo)) !== at)
  if (twice) throw notPossible(place, sameStep, { step: String(twice.stepNo) })
  const { rows } = await sql`select from produce_route where tenant_id = ${session.tenantId} and not is_deleted
    and lower(route_code) = lower(${values.routeCode}) and route_version = ${values.routeVersion}::numeric
    and id <> ${before?.id ?? ''} limit 1`.execute(tx)
  const field = produceRoute.fields.routeVersion.label[place.language]
  if (rows.length > 0) throw new Refusal('duplicate', { field, value: String(values.routeVersion) })
}

const stepsOf = ({ steps }: Values): Values[] => (Array.isArray(steps) ? steps : [])

/** Every step has somewhere to be done, and the version in force until now is retired. */
async function release({ tx, session, place, at }: Context, route: AnyRecord): Promise<void> {
  const lost = stepsOf(route).find(({ workGroupId, stationIds }) => isEmpty(workGroupId) && isEmpty(stationIds))
  if (lost) throw notPossible(place, nowhere, { step: String(lost.stepNo) })
  await sql`update produce_route set route_status = 'retired', version = version + 1, update_user = ${session.userId},
      update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and not is_deleted and id <> ${route.id} and route_status = 'released'
      and lower(route_code) = lower(${route.routeCode}) and is_alternative = ${route.isAlternative ?? false}`.execute(tx)
}

export const produceRouteExtension: Extension = { beforeSave: check, operations: { release } }
