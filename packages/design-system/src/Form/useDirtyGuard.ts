import { useEffect } from 'react'
import { useAskToLeave } from '../Confirm/useAskToLeave.ts'
import { holdPage } from '../foundations/holdPage.ts'

/**
 * Keeps unsaved input from being lost: the browser asks before the page is closed or reloaded, and `confirmLeave` asks before anything else
 * (closing a tab, another route). It resolves to true when nothing is unsaved or the user gives it up. Dialogs and drawers do this by themselves.
 */
export const useDirtyGuard = (isDirty: boolean): { confirmLeave: () => Promise<boolean> } => {
  const askToLeave = useAskToLeave()
  useEffect(() => (isDirty ? holdPage() : undefined), [isDirty])
  return { confirmLeave: async () => !isDirty || (await askToLeave()) }
}
