import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../app/auth.tsx'
import { useSession } from '../app/session.tsx'
import { type Decision, guard } from '../guard/guard.ts'
import type { MenuIndex } from '../menus/menus.ts'
import { homePath } from '../tabs/tabs.ts'
import { metaOfPage } from './pageKind.ts'

/** The version is looked at where it is fetched, see useVersionCheck. */
const versions = { reloadedFor: [], hasUnsaved: false }

/** What the guard says of the page on show, once the menu is there; what leads elsewhere is done. */
export function usePageDecision(index: MenuIndex): Decision {
  const { pathname, search } = useLocation()
  const { settings, isSignedIn } = useAuth()
  const { user, isReady } = useSession()
  const navigate = useNavigate()
  const decision = guard(
    { pathname, search, origin: window.location.origin },
    {
      versions,
      isSignedIn,
      pwStatus: user?.pwStatus,
      meta: metaOfPage(index, pathname),
      allowedOrigins: settings.allowedOrigins,
    },
  )
  const { type } = decision
  const url = decision.type === 'open' ? decision.url : undefined
  useEffect(() => {
    if (!isReady) return
    if (url) {
      window.open(url, '_blank', 'noopener,noreferrer')
      navigate(homePath, { replace: true })
    } else if (type === 'refuse') navigate('/403', { replace: true })
  }, [isReady, url, type, navigate])
  return decision
}
