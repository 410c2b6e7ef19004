import { label } from '@bip/contract'
import type { Context } from '../../model/extension.ts'
import { pushLater } from '../../push/index.ts'

const title = label('排程已更新', 'The plan has changed', 'Lịch đã thay đổi')

/** Whoever looks at the plan is told to look again, on the floor as well. It says no more than that, so everybody of the tenant may hear it. */
export const planMoved = ({ tx, session }: Pick<Context, 'tx' | 'session'>): Promise<void> =>
  pushLater(tx, {
    ...{ tenantId: session.tenantId, userIds: 'all', title, content: '', type: 'work', url: '', isQuiet: true },
    about: { resource: 'workSchedule', id: '' },
  })
