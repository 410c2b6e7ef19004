import {
  type AnyRecord,
  changesBetween,
  dayIn,
  inEach,
  type Label,
  label,
  permissionCode,
  type Scope,
  sayAll,
} from '@bip/contract'
import { leave } from '@bip/contract/resources'
import { writeHistory } from '../../model/changes.ts'
import { readDictionaries } from '../../model/dictionary.ts'
import type { Context, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { lockRecords, readRecord } from '../../resources/read/read.ts'
import { updateRecord } from '../../resources/write/rows.ts'
import { save, type Writing } from '../../resources/write/save.ts'
import type { Binding, Standing } from '../../workflow/binding.ts'
import { leaveExtension } from './leave.ts'

const model = modelOf(leave)

/** The same records for the one who may change them while they are sent back: their applicant, through the process. */
const { rejected } = leave.states ?? {}
const returned = modelOf({
  ...leave,
  states: { ...leave.states, ...(rejected && { rejected: { ...rejected, editable: true } }) },
})

/** Nobody holds a permission to write leave: the process does it for its applicant. */
function writing(context: Context, on: Writing['model']): Writing {
  const own = (operation: string): [string, Scope] => [permissionCode(leave, operation), 'self']
  const permissions = new Map([...context.session.permissions, own('add'), own('edit')])
  return { ...context, session: { ...context.session, permissions }, model: on, extension: leaveExtension }
}

const line = label(
  '{who}的{type} {length}（{from} 至 {to}）',
  '{type} of {who}, {length} ({from} to {to})',
  '{type} của {who}, {length} ({from} đến {to})',
)

const lengthOf = (days: string): Label => label(`${days} 天`, days === '1' ? '1 day' : `${days} days`, `${days} ngày`)

export const leaveBinding: Binding = {
  core: leave,
  create: (context, values) => save(writing(context, model), withoutIdentity(values)),
  revise: (context, id, values) => save(writing(context, returned), { ...withoutIdentity(values), id }),
  move,
  title: async ({ tx, session }, record) => {
    const words = (await readDictionaries(tx, session.tenantId, ['DC_LEAVE_TYPE'])).get('DC_LEAVE_TYPE') ?? []
    const type = words.find(({ key }) => key === record.leaveType)?.words
    const length = lengthOf(String(record.days).replace(/\.0+$/, ''))
    const who = record._labels?.applicantId ?? session.realName
    return sayAll(line, {
      who,
      from: inEach((language) => dayIn(String(record.startDate), language)),
      to: inEach((language) => dayIn(String(record.endDate), language)),
      length,
      type: type ?? String(record.leaveType),
    })
  },
}

/** Which record it is, and which version, the process knows. */
const withoutIdentity = ({ id: _id, version: _version, ...values }: Values): Values => values

async function move({ tx, session, at }: Context, id: string, standing: Standing): Promise<void> {
  const { tenantId, userId } = session
  await lockRecords(tx, tenantId, model, [id])
  const before = await readRecord(tx, tenantId, model, id, {})
  if (!before) throw new Error(`The leave ${id} is under approval and not there.`)
  const values: AnyRecord = { ...before, leaveStatus: standing }
  const changes = changesBetween(model.core.fields, before, values)
  if (Object.keys(changes).length === 0) return
  const version = await updateRecord(tx, model, tenantId, id, { values, keys: ['leaveStatus'], userId, at })
  await writeHistory(tx, session, model, at, [{ recordId: id, version, operation: 'update', changes }])
}
