import type { ReactNode } from 'react'
import type { DateInput } from '../foundations/locale.ts'
import type { StatusTone } from '../foundations/status.ts'
import { createStore } from '../foundations/store.ts'

export type NoticeAction = {
  label: string
  /** The notice closes then, unless `keepsOpen`. */
  onPress: () => void
  /** 'primary' for the one that is usually wanted; default 'default'. */
  variant?: 'primary' | 'default'
  /** Default false. */
  keepsOpen?: boolean
}

export type NoticeOptions = {
  title: ReactNode
  content?: ReactNode
  /** Default 'info'. */
  tone?: StatusTone
  /** One or two things to do about it. */
  actions?: readonly NoticeAction[]
  /** Names the matter: a notice with the same key takes the place of the one before. Default a new one each time. */
  key?: string
  /** Called when the notice itself is pressed; it closes then. */
  onPress?: () => void
  /** Called when it goes, however that comes about. */
  onClose?: () => void
  /** When it happened; shown below. */
  time?: DateInput
}

/** A notice on the screen. */
export type Notice = NoticeOptions & { key: string; tone: StatusTone }

/** The notices on the screen, newest first. */
export const notices = createStore<readonly Notice[]>([])

let lastKey = 0

/** Tells something that must not be missed; it stays until it is closed. Usable outside React too. Returns its key, for closeNotice. */
export const notify = ({ tone = 'info', key, ...rest }: NoticeOptions): string => {
  lastKey += 1
  const notice: Notice = { ...rest, tone, key: key ?? `notice-${lastKey}` }
  const all = notices.get()
  const isKnown = all.some((one) => one.key === notice.key)
  notices.set(isKnown ? all.map((one) => (one.key === notice.key ? notice : one)) : [notice, ...all])
  return notice.key
}

/** Takes a notice off the screen; without a key all of them. */
export const closeNotice = (key?: string): void => {
  const all = notices.get()
  const closed = all.filter((notice) => key === undefined || notice.key === key)
  if (closed.length === 0) return
  notices.set(all.filter((notice) => !closed.includes(notice)))
  for (const { onClose } of closed) onClose?.()
}
