import { confirmRequests } from '../packages/design-system/src/Confirm/confirm.ts'
import { notices } from '../packages/design-system/src/Notification/notify.ts'
import { toasts } from '../packages/design-system/src/Toast/toast.ts'

/** Questions and messages belong to the page, so one that a story leaves open would stand over the next. */
export const emptyHosts = () => (): void => {
  for (const { answer } of confirmRequests.get()) answer(false)
  toasts.set([])
  notices.set([])
}
