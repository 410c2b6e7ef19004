import type { Settings } from '@bip/contract'
import type { CaptchaAnswer, GrantParameters } from '@bip/contract/client'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { forgetTabs } from '../tabs/tabs.ts'
import { client } from './client.ts'
import { onSessionEnd, type SessionEnd } from './sessionEnd.ts'

export type Auth = {
  settings: Settings
  isSignedIn: boolean
  /** Why nobody is signed in. */
  ended: SessionEnd
  /** Rejects with the gateway's own words. */
  signIn: (account: string, password: string, captcha?: CaptchaAnswer, tenantId?: string) => Promise<void>
  /** Another way in than a password; rejects alike. */
  enter: (parameters: GrantParameters, captcha?: CaptchaAnswer) => Promise<void>
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

  const entered = useCallback(() => {
    forgetTabs(sessionStorage)
    setSignedIn(true)
  }, [])
  const signIn = useCallback<Auth['signIn']>(
    async (account, password, captcha, tenantId) => {
      await client.login({ username: account, password, captcha, tenantId })
      entered()
    },
    [entered],
  )
  const enter = useCallback<Auth['enter']>(
    async (parameters, captcha) => {
      await client.enter(parameters, captcha)
      entered()
    },
    [entered],
  )
  const signOut = useCallback(() => client.logout(), [])

  const auth = useMemo(
    () => ({ settings, isSignedIn, ended, signIn, enter, signOut }),
    [settings, isSignedIn, ended, signIn, enter, signOut],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
