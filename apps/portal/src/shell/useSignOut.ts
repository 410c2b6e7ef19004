import { type ConfirmOptions, useConfirm } from '@bip/design-system'
import { useAuth } from '../app/auth.tsx'
import { useSteady } from '../app/useSteady.ts'
import { useText } from '../app/useText.ts'

/** Names a list for a sentence, as the language joins them. */
const listed = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

/**
 * Signs out once that is confirmed. `unsaved` are the pages with input that would be lost; absent where they are not to be named, as on
 * the lock screen, which may be read by somebody else.
 */
export function useSignOut(): (unsaved?: readonly string[]) => Promise<void> {
  const { t, language } = useText()
  const { signOut } = useAuth()
  const confirm = useConfirm()
  const whatIsLost = (unsaved: readonly string[] | undefined): Pick<ConfirmOptions, 'message' | 'tone'> => {
    if (!unsaved) return { message: t('shell.logoutLoses'), tone: 'danger' }
    if (unsaved.length === 0) return {}
    return { message: t('shell.logoutUnsaved', { pages: listed(language, unsaved) }), tone: 'danger' }
  }
  return useSteady(async (unsaved?: readonly string[]) => {
    const isSure = await confirm({ title: t('shell.logoutAsk'), confirmLabel: t('shell.logout'), ...whatIsLost(unsaved) })
    if (isSure) await signOut()
  })
}
