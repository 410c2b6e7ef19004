import { closeNotice } from '@bip/design-system'
import { Activity, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { client } from '../app/client.ts'
import { useSession } from '../app/session.tsx'
import { lock, useIsLocked } from './lock.ts'

const LockScreen = lazy(() => import('./LockScreen.tsx').then((module) => ({ default: module.LockScreen })))

/**
 * Shows the shell, or the lock in its place. What was open when it was locked stays in memory, hidden with all its input; after a reload
 * nothing of it is there before the password is.
 */
export const LockGate = ({ children }: { children: ReactNode }) => {
  const { user } = useSession()
  const isLocked = useIsLocked(user?.userId)
  const wasShown = useRef(false)
  if (user && !isLocked) wasShown.current = true
  useEffect(() => {
    if (isLocked) closeNotice()
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
      {(!isLocked || wasShown.current) && <Activity mode={isLocked ? 'hidden' : 'visible'}>{children}</Activity>}
      <Suspense fallback={null}>{isLocked && <LockScreen />}</Suspense>
    </>
  )
}
