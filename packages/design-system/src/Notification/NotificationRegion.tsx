import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Foot, List, Region } from './Notification.styles.ts'
import { notificationTexts } from './Notification.texts.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { closeNotice, type Notice } from './notify.ts'
import { useRegionFocus } from './useRegionFocus.ts'

/** More in sight would cover the page; the older ones wait behind a button. */
const max = 4

/** All notices, above everything and usable while a dialog is open. */
export const NotificationRegion = ({ notices }: { notices: readonly Notice[] }) => {
  const { t } = useLocale()
  const [isExpanded, setExpanded] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const focus = useRegionFocus(region)
  const surplus = notices.length - max
  const shown = isExpanded ? notices : notices.slice(0, max)
  return createPortal(
    <Region
      {...focus}
      ref={region}
      role="region"
      aria-label={t(notificationTexts.region)}
      data-overlay-exempt=""
      data-react-aria-top-layer="true"
    >
      <List>
        {shown.map((notice) => (
          <NotificationCard key={notice.key} notice={notice} />
        ))}
      </List>
      {surplus > 0 && (
        <Foot>
          <Button size="small" variant="quiet" aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
            {isExpanded ? t(notificationTexts.fewer) : t(notificationTexts.more, { count: surplus })}
          </Button>
          <Button size="small" variant="quiet" onPress={() => closeNotice()}>
            {t(notificationTexts.closeAll)}
          </Button>
        </Foot>
      )}
    </Region>,
    document.body,
  )
}
