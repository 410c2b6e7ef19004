import { type ReactNode, useState } from 'react'
import { DayList } from './DayList.tsx'
import type { EventBarBehaviour } from './EventBar.tsx'
import type { EventSpan } from './spans.ts'

type Opened = { anchor: Element; title: string; spans: readonly EventSpan[]; start: string }

type Setup = EventBarBehaviour & { onCreate: ((start: string) => void) | undefined }

/** What a press or Enter on a day or an hour does: lists its events, or makes a new one where there are none. */
export const useDayList = ({ onCreate, ...bars }: Setup) => {
  const [opened, setOpened] = useState<Opened>()
  const list: ReactNode = opened && (
    <DayList
      {...bars}
      anchor={opened.anchor}
      title={opened.title}
      spans={opened.spans}
      onClose={() => setOpened(undefined)}
      onCreate={onCreate && (() => onCreate(opened.start))}
    />
  )
  return {
    /** The open list, if there is one. */
    list,
    open: setOpened,
    enter: (place: Opened): void => {
      if (place.spans.length > 0) setOpened(place)
      else onCreate?.(place.start)
    },
  }
}
