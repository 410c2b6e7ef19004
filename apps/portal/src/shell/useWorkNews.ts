import { closeNotice, notify } from '@bip/design-system'
import { isCommentsKey } from '@bip/records'
import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { afterPaint } from '../app/afterPaint.ts'
import { isWorkKey, useWorkCount } from '../app/useWorkCount.ts'
import { showBrowserNotice } from '../push/browserNotices.ts'
import { usePush } from '../push/usePush.ts'

/** What waits for the reader, in numbers: asked for with each page, and whenever the server says that something changed. */
export function useWorkNews(page: string) {
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const count = useWorkCount()
  const refreshWork = (): void => void mutate(isWorkKey)
  usePush((body) => {
    const { title, content, url, isQuiet, about } = body
    if (about) void mutate((key) => isCommentsKey(key, about))
    // A page that shows a resource as a whole asks for it under its name.
    if (about) void mutate((key) => Array.isArray(key) && key[0] === 'about' && key[1] === about.resource)
    const follow = url?.startsWith('/') ? () => navigate(url) : undefined
    if (!isQuiet) {
      notify({ title, content, onPress: follow })
      showBrowserNotice(title, content, follow ?? (() => undefined))
    }
    // What is told of a resource as a whole, without a record, changes nobody's counts.
    if (!about || about.id) refreshWork()
  }, refreshWork)
  // What was told to one user is not left on the screen for the next.
  useEffect(() => () => closeNotice(), [])
  // In the layout phase: it is called off together with the cache that it asks, when somebody signs out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks for the count again
  useLayoutEffect(() => afterPaint(() => void count.mutate()), [page])
  const { processCount = 0, taskCount } = count.data ?? {}
  return { badge: processCount + (taskCount ?? 0), taskCount }
}
