import { type AnyRecord, type Label, languages, say } from '@bip/contract'
import { experimentNotice } from '@bip/contract/resources'
import type { Tx } from '../../../db/database.ts'
import { localTime } from '../../../kinds/zone.ts'
import { notify } from '../../../messages/notify.ts'
import { modelOf } from '../../../model/model.ts'
import { updateRecord } from '../../../resources/draft/rows.ts'
import { receiversOf, type Setting, settingsFor } from './receivers.ts'
import { content, titles } from './texts.ts'

const model = modelOf(experimentNotice)

export type Telling = { tenantId: string; timeZone: string; from: { userId: string; realName: string }; at: Date }

/** Tells of an experiment whomever the settings of a moment find, and writes down who was told. Answers how many people. */
export async function tellOf(
  tx: Tx,
  moment: string,
  notice: AnyRecord,
  telling: Telling,
  only?: (one: Setting) => boolean,
): Promise<number> {
  const { tenantId, from, at } = telling
  const fitting = (await settingsFor(tx, tenantId, moment, notice)).filter((one) => only?.(one) ?? true)
  const notified = new Set<string>()
  const lines: Record<string, unknown>[] = []
  for (const setting of fitting) {
    const receiverIds = (await receiversOf(tx, tenantId, setting, notice)).filter((id) => !notified.has(id))
    if (receiverIds.length === 0) continue
    for (const id of receiverIds) notified.add(id)
    lines.push({ toldAt: at.toISOString(), moment, settingId: setting.id, receiverIds })
    await notify(tx, {
      tenantId,
      userIds: receiverIds,
      type: 1,
      title: filled(titles[moment] ?? content, notice, telling, setting),
      content: filled(content, notice, telling, setting),
      url: `${experimentNotice.menu?.path}/detail/${notice.id}`,
      push: 'message',
      from,
      at,
    })
  }
  if (lines.length > 0) {
    const before = Array.isArray(notice.tellings) ? notice.tellings : []
    const values = { ...notice, tellings: [...before, ...lines] }
    await updateRecord(tx, model, tenantId, notice.id, { values, keys: ['tellings'], userId: from.userId, at })
  }
  return notified.size
}

function filled(text: Label, notice: AnyRecord, { timeZone }: Telling, { addedText }: Setting): Label {
  const startsAt = localTime(new Date(String(notice.startsAt)), timeZone).slice(0, 16)
  const more = [notice.resultText ?? notice.cancelReason ?? notice.safetyNote, addedText].filter(Boolean).join(' ')
  const values = {
    name: String(notice.experimentName),
    equipment: String(notice.equipment),
    startsAt,
    place: String(notice.place),
    more,
  }
  return Object.fromEntries(languages.map((language) => [language, say(text, language, values).trim()])) as Label // made from every language
}
