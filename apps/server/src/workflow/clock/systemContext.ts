import type { Context } from '../../model/extension.ts'
import { systemUser } from '../../model/systemUser.ts'
import type { Services } from '../../services/services.ts'

/** What the product does by itself, in a tenant. */
export const systemContext = (services: Services, tenantId: string, tx: Context['tx']): Context => ({
  tx,
  services,
  at: services.clock(),
  place: { language: 'zh-CN', timeZone: services.config.timeZone },
  session: {
    tenantId,
    userId: systemUser.userId,
    account: systemUser.userId,
    realName: systemUser.realName,
    deptId: '',
    deptIds: [],
    roleIds: [],
    permissions: new Map(),
    sessionId: 'system',
    timeZone: services.config.timeZone,
  },
})
