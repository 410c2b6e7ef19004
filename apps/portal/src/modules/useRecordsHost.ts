import type { Core } from '@bip/contract'
import type { RecordsHost } from '@bip/records'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { resources } from '../app/resources.ts'
import { useSession } from '../app/session.tsx'
import { useSteady } from '../app/useSteady.ts'
import { useMenus } from '../menus/useMenus.ts'
import { createPath, detailPath, editPath, listPath } from './paths.ts'

/** The portal as generated screens see it. */
export function useRecordsHost(): RecordsHost {
  const { can, user } = useSession()
  const { index } = useMenus()
  const { settings } = useAuth()
  const { language } = usePreferences()
  const navigate = useNavigate()
  // Every list and form hangs on this host; it stays the same whatever page is on show.
  const go = useSteady((path: string) => void navigate(path))
  const userId = user?.userId
  return useMemo(
    () => ({
      client,
      resources,
      language,
      timeZone: settings.timeZone,
      userId,
      permissions: { has: can },
      navigate: go,
      openRecord: (core: Core, id: string) => go(detailPath(core, id)),
      editRecord: (core: Core, id: string) => go(editPath(core, id)),
      listPath,
      detailPath,
      createPath,
      // The line over a page that belongs to an entry of the menu has an arrow of its own.
      showsWayBack: (core: Core) => index.byPath.has(listPath(core)),
      hasCollection: true,
      hasPrinting: true,
    }),
    [language, settings.timeZone, userId, can, go, index],
  )
}
