import { dayAt, localTime } from '@bip/contract'

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text))

/** The calendar day, `YYYY-MM-DD`, on which an instant falls in a zone; a plain day and what is no instant stay as they are. */
export const dayOf = (instant: string, timeZone: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(instant) || !isInstant(instant) ? instant : dayAt(new Date(instant), timeZone)

/** An instant as the clocks of a zone show it, `YYYY-MM-DDTHH:mm:ss` without a zone. */
export const wallClock = (instant: string, timeZone: string): string =>
  isInstant(instant) ? localTime(new Date(instant), timeZone).replace(' ', 'T') : instant
