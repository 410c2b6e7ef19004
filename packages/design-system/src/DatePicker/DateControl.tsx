import { CalendarDays } from 'lucide-react'
import { dateTexts } from '../Calendar/date.texts.ts'
import { DialogControl, type DialogControlProps } from '../Field/DialogControl.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'

/** The box of a date field, whose pop-up is a calendar. */
export const DateControl = (props: Omit<DialogControlProps, 'icon' | 'openLabel'>) => {
  const { t } = useLocale()
  return <DialogControl {...props} icon={<CalendarDays size={16} aria-hidden="true" />} openLabel={t(dateTexts.open)} />
}
