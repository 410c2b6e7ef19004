import { type AnyRecord, label } from '@bip/contract'
import { staffSchedule } from '@bip/contract/resources'
import type { Context, Extension } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { saveList } from '../../../resources/write/saveList.ts'
import { readPlanDays } from '../plantDays.ts'
import { workdaysBetween } from '../workdays.ts'
import { staffScheduleExtension } from './staffSchedule.ts'

const model = modelOf(staffSchedule)
/** A longer application is a mistake in one of its days. */
const maxDays = 366

const noDays = label(
  '起止日期之间没有工作日，或超过一年',
  'No working day lies between its days, or more than a year does',
  'Không có ngày làm việc trong khoảng này, hoặc dài hơn một năm',
)

/** Whom it names stand in the staff schedule on each working day; one conflict and nobody does. */
async function schedule(context: Context, application: AnyRecord): Promise<{ count: number }> {
  const [from, to] = [String(application.startDate), String(application.endDate)]
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000
  const calendar = await readPlanDays(context.tx, context.session.tenantId)
  const days = length > maxDays ? [] : workdaysBetween(from, to, calendar)
  if (days.length === 0) throw notPossible(context.place, noDays)
  const userIds = Array.isArray(application.userIds) ? application.userIds : []
  const rows = userIds.flatMap((userId) =>
    days.map((workDate) => ({
      userId,
      workDate,
      shift: application.shift,
      planOrderId: application.planOrderId,
      phaseId: application.phaseId,
      stationId: application.stationId,
      hours: application.hoursPerDay,
      remark: application.applicationNo,
    })),
  )
  const { results } = await saveList({ ...context, model, extension: staffScheduleExtension }, 'all', rows)
  return { count: results.length }
}

export const stationApplicationExtension: Extension = { operations: { approve: schedule } }
