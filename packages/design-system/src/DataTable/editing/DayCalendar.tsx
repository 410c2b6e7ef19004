import { FocusScope } from 'react-aria/FocusScope'
import { CalendarPanel } from '../../Calendar/CalendarPanel.tsx'
import { FloatingLayer, useFloatingLayer } from '../../foundations/overlay/useFloatingLayer.tsx'
import { Popup } from '../../Select/OptionPopup.styles.ts'
import type { CellPickerProps } from './cellInputProps.ts'

type DayCalendarProps = CellPickerProps & {
  label: string
  /** 'YYYY-MM-DD'; '' for none. */
  day: string
}

/** The calendar of a cell that holds a day. */
export const DayCalendar = ({ anchor, onPick, onClose, label, day: written }: DayCalendarProps) => {
  const layer = useFloatingLayer({ isOpen: true, onClose, reference: anchor, distance: 2 })
  const day = written || null
  return (
    <FloatingLayer layer={layer}>
      <FocusScope contain restoreFocus autoFocus>
        <Popup role="dialog" aria-label={label} style={{ padding: 8 }}>
          <CalendarPanel label={label} start={day} end={day} onPick={(picked) => onPick(picked, 0, 0)} autoFocus />
        </Popup>
      </FocusScope>
    </FloatingLayer>
  )
}
