import type { ReactNode } from 'react'
import { createStore } from '../foundations/store.ts'

export type ConfirmInput = {
  label: string
  hint?: ReactNode
  /** The very text that must be typed; without it any text will do. */
  expected?: string
  /** Default true. */
  isRequired?: boolean
  /** Most characters; default 500. */
  maxLength?: number
  /** Hears the text when the question is confirmed. */
  onText?: (text: string) => void
}

export type ConfirmOptions = {
  /** The question. */
  title: ReactNode
  /** What will follow. */
  message?: ReactNode
  /** The verb on the main button; default "OK" in the language of the interface. */
  confirmLabel?: string
  /** 'danger' for what cannot be undone; default 'default'. */
  tone?: 'default' | 'danger'
  /** A text asked for: a reason, or a name typed as proof of intent. */
  input?: ConfirmInput
}

export type ConfirmRequest = { id: number; options: ConfirmOptions; answer: (isConfirmed: boolean) => void }

/** Questions in the order of asking; the first is on the screen. */
export const confirmRequests = createStore<readonly ConfirmRequest[]>([])

let lastId = 0

/** Asks; resolves to true when confirmed, to false when closed in any other way. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const answer = (isConfirmed: boolean): void => {
      confirmRequests.set(confirmRequests.get().filter((request) => request.id !== id))
      resolve(isConfirmed)
    }
    confirmRequests.set([...confirmRequests.get(), { id, options, answer }])
  })

/** Closes every question that is open, as if each were answered with no. */
export const dismissConfirms = (): void => {
  for (const { answer } of confirmRequests.get()) answer(false)
}

/** The way to ask before doing: `if (await confirm({ title })) …`. */
export const useConfirm = (): typeof confirm => confirm
