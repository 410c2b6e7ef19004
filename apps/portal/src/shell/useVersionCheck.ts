import { notify } from '@bip/design-system'
import { useEffect, useRef } from 'react'
import { useText } from '../app/useText.ts'

/** The version this page was loaded with, known after the first look. */
let loaded: string | undefined

async function publishedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/version.json?${Math.random().toString(36).slice(2)}`, { cache: 'no-store' })
    const body: unknown = answer.ok ? await answer.json() : undefined
    return typeof body === 'object' && body !== null && 'version' in body ? String(body.version) : undefined
  } catch {
    return undefined
  }
}

/** Looks at the published version at every navigation and reloads onto a new one; over unsaved input it only says so. */
export function useVersionCheck(path: string, hasUnsaved: boolean): void {
  const { t } = useText()
  const isTold = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers the look
  useEffect(() => {
    let isOver = false
    void publishedVersion().then((version) => {
      if (isOver || !version) return
      loaded ??= version
      if (version === loaded) return
      if (!hasUnsaved) window.location.reload()
      else if (!isTold.current) {
        isTold.current = true
        notify({ key: 'version', title: t('shell.newVersion'), onPress: () => window.location.reload() })
      }
    })
    return () => {
      isOver = true
    }
  }, [path])
}
