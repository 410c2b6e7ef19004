import { type Action, type AnyRecord, type Core, label, sayAll, sendingAction, stateField } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../model/extension.ts'
import { notify } from './notify.ts'

const title = label('{what} {name}：{action}', '{what} {name}: {action}', '{what} {name}: {action}')
const says = label('{who}：{words}', '{who}: {words}', '{who}: {words}')
const by = label('处理人：{who}', 'Handled by {who}', 'Người xử lý: {who}')

/** Actions that say so tell the maker of a record what somebody else did to it. */
export function tellingMakers(core: Core, extension: Extension = {}): Extension {
  const telling = Object.entries(core.actions ?? {}).filter(([, { tellsMaker }]) => tellsMaker)
  if (telling.length === 0) return extension
  const operations = { ...extension.operations }
  for (const [name, action] of telling) {
    const own = extension.operations?.[name]
    operations[name] = async (context, record, args) => {
      const answer = await own?.(context, record, args)
      if (!(await isToldByProcess(context, core, record))) await tell(context, core, action, { record, args })
      return answer
    }
  }
  return { ...extension, operations }
}

/** Whoever decides by hand over a record under approval ends its process, which tells whoever began it. */
async function isToldByProcess({ tx, session }: Context, core: Core, record: AnyRecord): Promise<boolean> {
  const sending = core.approval && sendingAction(core.approval)
  const state = stateField(core)
  if (!sending || state === undefined || record[state] !== core.actions?.[sending]?.to) return false
  const { rows } = await sql`select from process_instance
    where tenant_id = ${session.tenantId} and business_id = ${record.id} limit 1`.execute(tx)
  return rows.length > 0
}

type Done = { record: AnyRecord; args: Values }

async function tell({ tx, session, at }: Context, core: Core, action: Action, { record, args }: Done): Promise<void> {
  if (!record.createUser || record.createUser === session.userId) return
  const words = Object.values(args)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ')
  const who = session.realName
  await notify(tx, {
    tenantId: session.tenantId,
    userIds: [record.createUser],
    type: 1,
    title: sayAll(title, { what: core.label, name: String(record[core.display] ?? record.id), action: action.label }),
    content: words ? sayAll(says, { who, words }) : sayAll(by, { who }),
    ...(core.menu && { url: `${core.menu.path}/detail/${record.id}` }),
    push: 'message',
    from: session,
    at,
  })
}
