import type { Settings } from '@bip/contract'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { forgetTabs } from '../shell/tabs.ts'
import { client } from './client.ts'
import { onSessionEnd, type SessionEnd } from './sessionEnd.ts'

export type Auth = {
  settings: Settings
  isSignedIn: boolean
  /** Why nobody is signed in. */
  ended: SessionEnd
  /** Rejects with the gateway's own words. */
  signIn: (account: string, password: string, captcha?: { key: string; code: string }) => Promise<void>
  signOut: () => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth is used outside AuthProvider. Wrap the tree in <AuthProvider>.')
  return auth
}

/** Whether somebody is signed in, and the ways in and out. Small, because the login page waits for it. */
export const AuthProvider = ({ settings, children }: { settings: Settings; children: ReactNode }) => {
  const [isSignedIn, setSignedIn] = useState(() => client.session.current() !== undefined)
  const [ended, setEnded] = useState<SessionEnd>('none')

  useEffect(() => {
    onSessionEnd((reason) => {
      forgetTabs(sessionStorage)
      setEnded(reason)
      setSignedIn(false)
    })
    return client.start()
  }, [])

  const signIn = useCallback(async (account: string, password: string, captcha?: { key: string; code: string }) => {
    await client.login({ username: account, password, captcha })
    forgetTabs(sessionStorage)
    setSignedIn(true)
  }, [])
  const signOut = useCallback(() => client.logout(), [])

  const auth = useMemo(() => ({ settings, isSignedIn, ended, signIn, signOut }), [settings, isSignedIn, ended, signIn, signOut])
  return <AuthContext value={auth}>{children}</AuthContext>
}
