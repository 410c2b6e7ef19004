import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useConfirm } from './confirm.ts'
import { leaveTexts } from './leave.texts.ts'

/** Asks whether unsaved input is given up. */
export const useAskToLeave = (): (() => Promise<boolean>) => {
  const confirm = useConfirm()
  const { t } = useLocale()
  return () =>
    confirm({
      title: t(leaveTexts.title),
      message: t(leaveTexts.message),
      confirmLabel: t(leaveTexts.confirm),
      tone: 'danger',
    })
}
