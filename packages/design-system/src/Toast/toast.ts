import type { ReactNode } from 'react'
import type { StatusTone } from '../foundations/status.ts'
import { createStore } from '../foundations/store.ts'

export type ToastMessage = {
  id: number
  tone: StatusTone
  title: ReactNode
  /** Technical text behind a button, for the administrator. */
  details?: string
  /** Takes back what was just done. */
  undo?: ToastUndo
  /** ms until it goes by itself; null stays until closed. */
  duration: number | null
}

/** How what was done is taken back: pressed once, then the message goes. */
export type ToastUndo = () => void

/** The messages on the screen, oldest first. */
export const toasts = createStore<readonly ToastMessage[]>([])

/** More would cover the page: the oldest that goes by itself makes room. */
const maxToasts = 5

let lastId = 0

/** Takes a message off the screen. */
export const closeToast = (id: number): void => toasts.set(toasts.get().filter((message) => message.id !== id))

const show = (message: Omit<ToastMessage, 'id'>): number => {
  lastId += 1
  const all = [...toasts.get(), { ...message, id: lastId }]
  const surplus = all.length > maxToasts ? (all.find(({ duration }) => duration !== null) ?? all[0]) : undefined
  toasts.set(all.filter((one) => one !== surplus))
  return lastId
}

/** Short messages about what has just happened; usable outside React too. Each returns an id for `close`. */
export const toast = {
  /** Done; goes after 4 s, or 10 s where it can be taken back. */
  success: (text: ReactNode, { undo }: { undo?: ToastUndo } = {}): number =>
    show({ tone: 'success', title: text, undo, duration: undo ? 10_000 : 4000 }),
  /** Not done; goes after 8 s, or stays where there are details to copy. */
  error: (text: ReactNode, { details }: { details?: string } = {}): number =>
    show({ tone: 'danger', title: text, details, duration: details ? null : 8000 }),
  /** Good to know; goes after 5 s. */
  info: (text: ReactNode): number => show({ tone: 'info', title: text, duration: 5000 }),
  close: closeToast,
} as const

/** The same messages, for components. */
export const useToast = (): typeof toast => toast
