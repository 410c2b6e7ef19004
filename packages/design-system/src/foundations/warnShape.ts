import { isValidElement } from 'react'
import { warnProp } from './warnProp.ts'

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value)

/** Tells in development of a list that is none, or has an entry that is none, which is what a forgotten prop or an answer of another shape comes to. */
export const warnNoList = (component: string, prop: string, list: unknown): void => {
  if (!import.meta.env.DEV) return
  const place = Array.isArray(list) ? list.findIndex((entry) => entry === null || entry === undefined) : -1
  if (!Array.isArray(list)) warnProp(component, prop, `is ${kindOf(list)}, not a list`)
  else if (place >= 0) warnProp(component, prop, `has ${kindOf(list[place])} at ${place}, where an entry should be`)
}

/** The same, for one element. */
export const warnNoElement = (component: string, prop: string, element: unknown): void => {
  if (!import.meta.env.DEV || isValidElement(element)) return
  warnProp(component, prop, `is ${kindOf(element)}, not an element`)
}

/** The same, for text. */
export const warnNoText = (component: string, prop: string, text: unknown): void => {
  if (!import.meta.env.DEV || typeof text === 'string') return
  warnProp(component, prop, `is ${kindOf(text)}, not text`)
}
