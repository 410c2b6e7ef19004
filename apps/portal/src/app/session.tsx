import type { ButtonNode, MenuNode, UserInfo } from '@bip/contract'
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import useSWR from 'swr'
import { client } from './client.ts'
import { usePreferences } from './preferences.ts'

export type Session = {
  user: UserInfo | undefined
  menus: readonly MenuNode[]
  /** Whether the caller holds a permission; the server decides again. */
  can: (code: string) => boolean
  /** Menus and permissions have arrived. */
  isReady: boolean
  error: Error | undefined
  /** Asks for all of it again; resolves when it is there. */
  reload: () => Promise<void>
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
const once = { revalidateOnFocus: false, revalidateOnReconnect: false }

const read = <T,>([path]: readonly [string, ...string[]]): Promise<T> => client.request<T>({ path, silent: true })

/** The user, their menu and what they may do. Permissions load once after login; menus follow the language. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { language } = usePreferences()
  const user = useSWR<UserInfo, Error>([userInfo], read, once)
  const menus = useSWR<MenuNode[], Error>([menuRoutes, language], read, { ...once, keepPreviousData: true })
  const buttons = useSWR<ButtonNode[], Error>([menuButtons], read, once)
  const codes = useMemo(() => codesOf(buttons.data ?? []), [buttons.data])
  const can = useCallback((code: string) => codes.has(code), [codes])
  const reload = useCallback(async () => {
    await Promise.all([user.mutate(), menus.mutate(), buttons.mutate()])
  }, [user.mutate, menus.mutate, buttons.mutate])

  const session: Session = {
    user: user.data,
    menus: menus.data ?? [],
    can,
    isReady: Boolean(user.data && menus.data && buttons.data),
    error: user.error ?? menus.error ?? buttons.error,
    reload,
  }
  return <SessionContext value={session}>{children}</SessionContext>
}
