import { type AnyRecord, label } from '@bip/contract'
import { experimentNotice } from '@bip/contract/resources'
import type { Context, Extension } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { settingsFor } from './receivers.ts'
import { tellOf } from './tell.ts'

const model = modelOf(experimentNotice)

const nobody = label(
  '没有适用的发布通知设置，请先在“试验通知设置”中添加',
  'No setting for published experiments fits this one. Add one under “Notice settings” first',
  'Chưa có cấu hình thông báo phát hành phù hợp. Hãy thêm trong “Cấu hình thông báo thử nghiệm” trước',
)

/** Tells of what an action did, as it will stand once the action is through. */
const telling = (moment: string) => async (context: Context, record: AnyRecord, args: Record<string, unknown>) => {
  const { tx, session, place, at } = context
  const { tenantId, userId, realName } = session
  const now = await readRecord(tx, tenantId, model, record.id, { lines: true })
  const said = {
    ...(now ?? record),
    ...(args.result !== undefined && { resultText: args.result }),
    ...(args.reason !== undefined && { cancelReason: args.reason }),
  }
  const from = { userId, realName }
  await tellOf(tx, moment, said as AnyRecord, { tenantId, timeZone: place.timeZone, from, at })
}

/** A published experiment reaches somebody. */
async function publish(context: Context, record: AnyRecord, args: Record<string, unknown>): Promise<void> {
  const fitting = await settingsFor(context.tx, context.session.tenantId, 'published', record)
  if (fitting.length === 0) throw notPossible(context.place, nobody)
  await telling('published')(context, record, args)
}

export const experimentNoticeExtension: Extension = {
  operations: {
    publish,
    start: telling('started'),
    pass: telling('passed'),
    fail: telling('failed'),
    cancel: telling('cancelled'),
  },
}
