import type { AnyRecord } from '@bip/contract'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { rollUpPhases } from './rollUp.ts'

/** The state of a phase and its real dates follow from its progress. */
function settleState({ at, place }: Context, values: Values, before: AnyRecord | null): void {
  if (before && before.progress === values.progress) return
  const progress = Number(values.progress ?? 0)
  const today = localDay(at, place.timeZone)
  values.phaseStatus = progress >= 100 ? 'completed' : progress > 0 ? 'inProgress' : 'planned'
  values.actualStart = progress > 0 ? (before?.actualStart ?? today) : null
  values.actualEnd = progress >= 100 ? (before?.actualEnd ?? today) : null
}

const ordersOf = (records: readonly AnyRecord[]): unknown[] => [...new Set(records.map(({ planOrderId }) => planOrderId))]

export const planOrderPhaseExtension: Extension = {
  beforeSave: settleState,
  afterSaveAll: (context, saved) => rollUpPhases(context, ordersOf(saved.map(({ record }) => record))),
  beforeRemove: (context, records) =>
    rollUpPhases(
      context,
      ordersOf(records),
      records.map(({ id }) => id),
    ),
  afterRestore: (context, records) => rollUpPhases(context, ordersOf(records)),
}
