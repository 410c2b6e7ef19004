import { warnProp } from './warnProp.ts'

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value)

/** Tells in development of a list that is none, which is what a forgotten prop or an answer of another shape comes to. */
export const warnNoList = (component: string, prop: string, list: unknown): void => {
  if (!import.meta.env.DEV || Array.isArray(list)) return
  warnProp(component, prop, `is ${kindOf(list)}, not a list`)
}

/** The same, for text. */
export const warnNoText = (component: string, prop: string, text: unknown): void => {
  if (!import.meta.env.DEV || typeof text === 'string') return
  warnProp(component, prop, `is ${kindOf(text)}, not text`)
}
