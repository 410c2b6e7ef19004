import type { ButtonNode, MenuNode, Settings, UserInfo } from '@bip/contract'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { forgetTabs } from '../shell/tabs.ts'
import { client } from './client.ts'
import { usePreferences } from './preferences.ts'
import { onSessionEnd, type SessionEnd } from './sessionEnd.ts'

export type Session = {
  settings: Settings
  isSignedIn: boolean
  /** Why nobody is signed in. */
  ended: SessionEnd
  user: UserInfo | undefined
  menus: readonly MenuNode[]
  /** Whether the caller holds a permission; the server decides again. */
  can: (code: string) => boolean
  /** Menus and permissions have arrived. */
  isReady: boolean
  error: Error | undefined
  signIn: (account: string, password: string, captcha?: { key: string; code: string }) => Promise<void>
  signOut: () => Promise<void>
  reload: () => void
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is used outside SessionProvider. Wrap the tree in <SessionProvider>.')
  return session
}

function codesOf(nodes: readonly ButtonNode[], codes = new Set<string>()): Set<string> {
  for (const node of nodes) {
    codes.add(node.code)
    codesOf(node.children ?? [], codes)
  }
  return codes
}

const userInfo = '/blade-auth/oauth/user-info'
const menuRoutes = '/blade-system/menu/routes'
const menuButtons = '/blade-system/menu/buttons'

/** Who is signed in, what they see in the menu and what they may do. Permissions load once after login; menus follow the language. */
export const SessionProvider = ({ settings, children }: { settings: Settings; children: ReactNode }) => {
  const { language } = usePreferences()
  const { mutate } = useSWRConfig()
  const [isSignedIn, setSignedIn] = useState(() => client.session.current() !== undefined)
  const [ended, setEnded] = useState<SessionEnd>('none')

  const clear = useCallback(
    (reason: SessionEnd) => {
      forgetTabs(sessionStorage)
      setEnded(reason)
      setSignedIn(false)
      void mutate(() => true, undefined, { revalidate: false })
    },
    [mutate],
  )
  useEffect(() => onSessionEnd(clear), [clear])
  useEffect(() => client.start(), [])

  const read = <T,>([path]: [string, ...string[]]): Promise<T> => client.request<T>({ method: 'GET', path, silent: true })
  const user = useSWR<UserInfo, Error>(isSignedIn ? [userInfo] : null, read, { revalidateOnFocus: false })
  const menus = useSWR<MenuNode[], Error>(isSignedIn ? [menuRoutes, language] : null, read, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  const buttons = useSWR<ButtonNode[], Error>(isSignedIn ? [menuButtons] : null, read, { revalidateOnFocus: false })
  const codes = useMemo(() => codesOf(buttons.data ?? []), [buttons.data])

  const signIn = useCallback(async (account: string, password: string, captcha?: { key: string; code: string }) => {
    await client.login({ username: account, password, captcha })
    forgetTabs(sessionStorage)
    setSignedIn(true)
  }, [])
  const signOut = useCallback(async () => {
    await client.logout()
  }, [])
  const reload = useCallback(() => {
    void Promise.all([user.mutate(), menus.mutate(), buttons.mutate()])
  }, [user, menus, buttons])

  const session: Session = {
    settings,
    isSignedIn,
    ended,
    user: user.data,
    menus: menus.data ?? [],
    can: (code) => codes.has(code),
    isReady: Boolean(user.data && menus.data && buttons.data),
    error: user.error ?? menus.error ?? buttons.error,
    signIn,
    signOut,
    reload,
  }
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}
