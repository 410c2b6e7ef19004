import { Plus } from 'lucide-react'
import { FocusScope } from 'react-aria/FocusScope'
import { Button } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { EventBar, type EventBarBehaviour } from './EventBar.tsx'
import { ListBody, ListFoot, ListHead, ListPanel } from './EventCalendar.styles.ts'
import { eventCalendarTexts } from './EventCalendar.texts.ts'
import type { EventSpan } from './spans.ts'

export type DayListProps = EventBarBehaviour & {
  /** The day or hour that it belongs to. */
  anchor: Element
  title: string
  spans: readonly EventSpan[]
  onCreate?: () => void
  onClose: () => void
}

const move = rovingFocus({ selector: 'button' })

/** All events of one day, beside it. */
export const DayList = ({ anchor, title, spans, onCreate, onClose, onEventPress, renderEvent }: DayListProps) => {
  const { t } = useLocale()
  const layer = useFloatingLayer({ isOpen: true, onClose, reference: anchor, placement: 'right-start' })
  const press: typeof onEventPress =
    onEventPress &&
    ((event) => {
      onClose()
      onEventPress(event)
    })
  return (
    <FloatingLayer layer={layer}>
      <FocusScope restoreFocus autoFocus contain>
        <ListPanel role="dialog" aria-label={title} tabIndex={-1} onKeyDown={move}>
          <ListHead>{title}</ListHead>
          <ListBody>
            {spans.map((span) => (
              <EventBar
                key={span.event.key}
                span={span}
                place="list"
                isFocusable
                onEventPress={press}
                renderEvent={renderEvent}
              />
            ))}
          </ListBody>
          {onCreate && (
            <ListFoot>
              <Button
                size="small"
                icon={<Plus size={14} aria-hidden />}
                onPress={() => {
                  onClose()
                  onCreate()
                }}
              >
                {t(eventCalendarTexts.create)}
              </Button>
            </ListFoot>
          )}
        </ListPanel>
      </FocusScope>
    </FloatingLayer>
  )
}
