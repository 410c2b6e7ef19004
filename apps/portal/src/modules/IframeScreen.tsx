import { useParams, useSearchParams } from 'react-router-dom'
import { useAuth } from '../app/auth.tsx'
import { LastingFrame } from '../app/LastingFrame.tsx'
import { useText } from '../app/useText.ts'
import { safeAddress } from '../guard/safeAddress.ts'
import { useMenus } from '../menus/useMenus.ts'
import { StatusPage } from '../pages/StatusPage.tsx'
import { useTabLabel } from '../tabs/tabContext.ts'

/** What a framed page may do: run and keep its own session, but neither steer this window nor open others with its powers. */
const rights = 'allow-scripts allow-forms allow-same-origin allow-downloads allow-popups'

/**
 * A page of another system, as an entry of the menu names it: of an origin that the administrator listed, and never our own, whose frames
 * could reach around themselves. A form of a process that stands there is told the process and the task by `p`.
 */
export const IframeScreen = () => {
  const { t } = useText()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const { index } = useMenus()
  const { settings } = useAuth()
  const entry = index.byId.get(id)?.at(-1)
  useTabLabel(entry?.name)
  const own = window.location.origin
  const url = entry && safeAddress(entry.href || entry.path, own, settings.allowedOrigins)
  if (!entry) return <StatusPage status={404} />
  if (!url) return <StatusPage status={403} hint={t('pages.frameRefused')} />
  const process = query.get('p')
  if (process) url.searchParams.set('p', process)
  return (
    <LastingFrame
      title={entry.name}
      address={url.href}
      rights={url.origin === own ? rights.replace('allow-same-origin ', '') : rights}
    />
  )
}
