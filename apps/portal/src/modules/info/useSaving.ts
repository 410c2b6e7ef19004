import { shellCalls } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'

/** What one may change of oneself. */
export type Own = { phone: string; email: string }

/** What is wrong, beside its field or with all of it. */
type Problems = Partial<Record<keyof Own | 'all', string>>

/** Saves something of one's own, one attempt at a time, and says what was wrong with it. `onSaved` fetches what stands there now. */
export function useSaving(onSaved: () => Promise<unknown>) {
  const { t } = useText()
  const { reload } = useSession()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblems({})
    try {
      await work()
    } catch (error) {
      setProblems(problemsOf(error))
    } finally {
      setBusy(false)
    }
  }
  /** Rejects where the server refuses it; `onStored` runs as soon as it is stored. */
  const store = async (body: Record<string, string>, onStored?: () => void): Promise<void> => {
    await client.request({ method: 'POST', path: shellCalls.updateInfo, body, silent: true, safe: true })
    onStored?.()
    toast.success(t('info.saved'))
    await Promise.all([onSaved(), reload()])
  }
  return { isBusy, problems, setProblems, attempt, store }
}

/** The sentences of a refusal, each to its field. */
function problemsOf(error: unknown): Problems {
  const data = error instanceof Error && 'data' in error ? error.data : undefined
  if (typeof data === 'object' && data !== null && 'fields' in data && typeof data.fields === 'object' && data.fields !== null) {
    const { phone, email } = data.fields as Record<string, string> // The contract's FieldErrors.
    if (phone || email) return { phone, email }
  }
  return { all: error instanceof Error ? error.message : String(error) }
}
