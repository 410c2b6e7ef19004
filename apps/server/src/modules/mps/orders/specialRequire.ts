import { type AnyRecord, label, sayAll } from '@bip/contract'
import { notify } from '../../../messages/notify.ts'
import type { Context, Extension } from '../../../model/extension.ts'

const inForce = label('特殊要求已生效', 'A special requirement is in force', 'Yêu cầu đặc biệt có hiệu lực')
const closed = label('特殊要求已关闭', 'A special requirement is closed', 'Yêu cầu đặc biệt đã đóng')
const content = label('{no} {title}', '{no} {title}', '{no} {title}')

/** Whoever has to know of a requirement is told when it begins to bind and when it no longer does. */
const tell =
  (title: typeof inForce) =>
  async ({ tx, session, at }: Context, { id, no, title: name, noticeUserIds }: AnyRecord): Promise<void> => {
    const userIds = (Array.isArray(noticeUserIds) ? noticeUserIds.map(String) : []).filter((one) => one !== session.userId)
    if (userIds.length === 0) return
    await notify(tx, {
      ...{
        tenantId: session.tenantId,
        userIds,
        type: 1,
        title,
        content: sayAll(content, { no: String(no), title: String(name) }),
      },
      ...{ url: `/mps/special-require/detail/${id}`, push: 'message', from: session, at },
    })
  }

export const specialRequireExtension: Extension = { operations: { publish: tell(inForce), close: tell(closed) } }
