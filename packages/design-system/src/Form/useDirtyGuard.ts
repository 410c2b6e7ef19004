import { useEffect } from 'react'
import { useConfirm } from '../Confirm/confirm.ts'
import { holdPage } from '../foundations/holdPage.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { formTexts } from './Form.texts.ts'

/**
 * Keeps unsaved input from being lost: the browser asks before the page is closed or reloaded, and `confirmLeave` asks before anything else
 * (closing a tab, a dialog, another route). It resolves to true when nothing is unsaved or the user gives it up.
 */
export const useDirtyGuard = (isDirty: boolean): { confirmLeave: () => Promise<boolean> } => {
  const confirm = useConfirm()
  const { t } = useLocale()

  useEffect(() => (isDirty ? holdPage() : undefined), [isDirty])

  const confirmLeave = async (): Promise<boolean> =>
    !isDirty ||
    (await confirm({
      title: t(formTexts.leaveTitle),
      message: t(formTexts.leaveMessage),
      confirmLabel: t(formTexts.leaveConfirm),
      tone: 'danger',
    }))

  return { confirmLeave }
}
