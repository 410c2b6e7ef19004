import { type AnyRecord, computeInto, isEmpty } from '@bip/contract'
import {
  daysBetween,
  fieldOfProblem,
  opps,
  oppsStageChange,
  ruleOf,
  type StageProblem,
  type StageRule,
  stageProblem,
  stageProblemText,
} from '@bip/contract/resources'
import { Refusal } from '../../../base/errors.ts'
import { localDay } from '../../../kinds/zone.ts'
import { readDictionaries } from '../../../model/dictionary.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { insertRecords } from '../../../resources/draft/rows.ts'
import { nextSerials } from '../../../resources/write/serial.ts'
import { baseRow } from '../../../resources/write/store.ts'
import { readStageRules } from './stages.ts'

async function refusalOf({ tx, session, place }: Context, problem: StageProblem): Promise<Refusal> {
  const words = (await readDictionaries(tx, session.tenantId, ['DC_OPPS_STATUS'])).get('DC_OPPS_STATUS')
  const stageName = (stage: string): string => words?.find(({ key }) => key === stage)?.words[place.language] ?? stage
  const text = stageProblemText(problem, place.language, { fields: opps.fields, stageName })
  return new Refusal('invalidFields', { fields: text }, { fields: { [fieldOfProblem(problem)]: text } })
}

/** What follows from a stage that is entered: since when, how sure, when closed. */
function enter({ at, place }: Context, rule: StageRule | undefined, values: Values, before: AnyRecord | null): void {
  values.stageEnteredAt = at.toISOString()
  const isOwn = !isEmpty(values.probability) && values.probability !== before?.probability
  if (rule && (!isOwn || rule.stageKind !== 'open')) values.probability = rule.probability
  values.closedOn = rule && rule.stageKind !== 'open' ? localDay(at, place.timeZone) : null
  if (rule?.stageKind === 'open') values.closeReasonId = null
  computeInto(opps.fields, values)
}

/** An opportunity enters a stage by the rules of that stage alone, whoever asks and by whichever call. */
async function beforeSave(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const [from, to] = [before?.oppsStatusId ?? null, values.oppsStatusId]
  if (from === to) return
  const rules = await readStageRules(context.tx, context.session.tenantId)
  // A reason that was given for another stage is none for this one.
  const given = before && values.stageReason === before.stageReason ? { ...values, stageReason: null } : values
  const problem = stageProblem(rules, from, to, given)
  if (problem) throw await refusalOf(context, problem)
  if (before) values.stageReason = given.stageReason ?? null
  enter(context, ruleOf(rules, to), values, before)
}

/** Keeps how an opportunity went through its stages. */
async function afterSave(context: Context, record: AnyRecord, before: AnyRecord | null): Promise<void> {
  if (before?.oppsStatusId === record.oppsStatusId) return
  const { tx, session, place, at } = context
  const model = modelOf(oppsStageChange)
  const field = oppsStageChange.fields.changeNo
  const [changeNo] = await nextSerials(tx, session.tenantId, model, {
    key: 'changeNo',
    field,
    count: 1,
    at,
    timeZone: place.timeZone,
  })
  const values = {
    changeNo,
    oppsId: record.id,
    fromStage: before?.oppsStatusId ?? null,
    toStage: record.oppsStatusId,
    changedAt: at.toISOString(),
    changedBy: session.userId,
    daysInStage: before ? String(daysBetween(before.stageEnteredAt, at.toISOString())) : null,
    reason: record.stageReason ?? null,
  }
  await insertRecords(tx, model, [{ base: baseRow(context), values }])
}

export const oppsExtension: Extension = { beforeSave, afterSave }
