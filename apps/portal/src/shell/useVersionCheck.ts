import { notify } from '@bip/design-system'
import { useEffect, useRef } from 'react'
import { afterPaint } from '../app/afterPaint.ts'
import { useText } from '../app/useText.ts'
import { judgeVersion, keepReload, reloadsOf, tornMark } from '../guard/version.ts'

/** The version this page was loaded with, known after the first look. */
let loaded: string | undefined

async function publishedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/version.json?${Math.random().toString(36).slice(2)}`, { cache: 'no-store' })
    const body: unknown = answer.ok ? await answer.json() : undefined
    if (typeof body !== 'object' || body === null || !('version' in body)) return undefined
    // Two builds of one version are two versions to whoever has the older one's files.
    return 'build' in body ? `${body.version} ${body.build}` : String(body.version)
  } catch {
    return undefined
  }
}

/**
 * Looks at the published version at every navigation and loads the page anew onto a new one; over unsaved input it only says so. A file of
 * this build that did not come is a sign of one too, and where there is none, loading the page anew is what brings the file.
 */
export function useVersionCheck(path: string, hasUnsaved: boolean): void {
  const { t } = useText()
  const isTold = useRef(false)
  const isTorn = useRef(false)
  const unsaved = useRef(hasUnsaved)
  unsaved.current = hasUnsaved
  const look = useRef<() => Promise<void>>(async () => undefined)
  look.current = async () => {
    const published = await publishedVersion()
    loaded ??= published
    const torn = isTorn.current ? tornMark(Date.now()) : undefined
    const reloadedFor = reloadsOf(sessionStorage)
    const verdict = judgeVersion({ loaded, published, reloadedFor, hasUnsaved: unsaved.current, torn })
    if (verdict === 'reload' && published) {
      keepReload(sessionStorage, published)
      if (torn) keepReload(sessionStorage, torn)
      window.location.reload()
    } else if (verdict === 'tell' && !isTold.current) {
      isTold.current = true
      notify({ key: 'version', title: t('shell.newVersion'), onPress: () => window.location.reload() })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers the look
  useEffect(() => afterPaint(() => void look.current()), [path])
  useEffect(() => {
    const hear = (): void => {
      isTorn.current = true
      void look.current()
    }
    const hearAgain = (): void => {
      if (isTorn.current) void look.current()
    }
    window.addEventListener('vite:preloadError', hear)
    window.addEventListener('online', hearAgain)
    return () => {
      window.removeEventListener('vite:preloadError', hear)
      window.removeEventListener('online', hearAgain)
    }
  }, [])
}
