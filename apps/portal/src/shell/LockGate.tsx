import { closeNotice, dismissConfirms, lazyPart } from '@bip/design-system'
import { Activity, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { client } from '../app/client.ts'
import { useSession } from '../app/session.tsx'
import { lock, useIsLocked } from './lock.ts'
import { loseScrolls, restoreScrolls, shelve, stowLayers, watchScrolls } from './stowed.ts'

const LockScreen = lazyPart(() => import('./LockScreen.tsx').then((module) => module.LockScreen))

const frameless = { display: 'contents' }

/**
 * Shows the shell, or the lock in its place. What was open when it was locked, dialogs too, stays in memory with all its input, but not in
 * the page, where whoever sits down next could read it; after a reload nothing of it is there before the password is. Only pages of
 * other systems in a frame stay in the page, or they would load anew, but neither seen nor reached nor read out.
 */
export const LockGate = ({ children }: { children: ReactNode }) => {
  const { user } = useSession()
  const isLocked = useIsLocked(user?.userId)
  const wasShown = useRef(false)
  const [room] = useState(() => {
    const element = document.createElement('div')
    Object.assign(element.style, frameless)
    return element
  })
  const shelf = useRef<HTMLDivElement>(null)
  const fill = useRef<() => void>(undefined)
  const unshelve = useRef<() => void>(undefined)
  // Before whatever is in it, so that it stands in the page when that takes the focus or measures itself.
  const open = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return
      place.append(room)
      unshelve.current?.()
      fill.current?.()
      fill.current = undefined
      return () => {
        unshelve.current = shelf.current ? shelve(room, shelf.current) : undefined
      }
    },
    [room],
  )
  useEffect(() => watchScrolls(room), [room])
  useLayoutEffect(() => {
    if (!isLocked) return restoreScrolls(room)
    fill.current = stowLayers()
    loseScrolls(room)
    return undefined
  }, [isLocked, room])
  if (user && !isLocked) wasShown.current = true
  useEffect(() => {
    if (!isLocked) return
    closeNotice()
    // A question about what is open is not for whoever sits down next.
    dismissConfirms()
  }, [isLocked])
  // Whoever signs in next has just given their password.
  useEffect(
    () => () => {
      if (!client.session.current()) lock.open()
    },
    [],
  )
  return (
    <>
      {!isLocked && <div ref={open} style={frameless} />}
      {(!isLocked || wasShown.current) &&
        createPortal(<Activity mode={isLocked ? 'hidden' : 'visible'}>{children}</Activity>, room)}
      <div ref={shelf} hidden inert />
      <Suspense fallback={null}>{isLocked && <LockScreen />}</Suspense>
    </>
  )
}
