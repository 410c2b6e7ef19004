import { warnProp } from '../foundations/warnProp.ts'
import { toDay } from './days.ts'

type Given = {
  value?: string | null
  min?: string
  max?: string
  timeZone?: string
}

const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const check = (component: string, { value, min, max, timeZone }: Given, read: (text: string) => unknown, kind: string): void => {
  for (const [prop, text] of Object.entries({ value, min, max }))
    if (text !== undefined && text !== null && (typeof text !== 'string' || read(text) === null))
      warnProp(component, prop, `is ${JSON.stringify(text)}, not ${kind}; it counts as nothing`)
  if (min && max && min > max) warnProp(component, 'min', `is ${min}, after max ${max}; nothing can be chosen`)
  if (timeZone !== undefined && !isZone(timeZone))
    warnProp(component, 'timeZone', `is ${JSON.stringify(timeZone)}, not an IANA zone such as "Asia/Shanghai"`)
}

/** Tells in development of days that are none, of bounds that leave no room, and of zones that do not exist. */
export const checkDates = (component: string, given: Given): void => {
  if (!import.meta.env.DEV) return
  check(component, given, toDay, 'a day such as "2026-11-20"')
}

/** The same, for instants. */
export const checkInstants = (component: string, given: Given): void => {
  if (!import.meta.env.DEV) return
  const read = (text: string) => (Number.isNaN(Date.parse(text)) ? null : text)
  check(component, given, read, 'an instant such as "2026-11-20T06:30:00Z"')
}
