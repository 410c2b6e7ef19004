import { isValidElement } from 'react'
import type { Texts } from '../foundations/texts.ts'

const files = import.meta.glob<Record<string, Texts>>('../**/*.texts.ts', { eager: true })

const open = '⟦'
const close = '⟧'

/** Writes every text of every component as ⟦text⟧, so that a word of nobody's stands out. Lasts as long as the page. */
export const speakPseudo = (): void => {
  for (const file of Object.values(files))
    for (const texts of Object.values(file))
      for (const text of Object.values(texts)) {
        if (text.zh.startsWith(open)) continue
        const marked = (words: string): string => `${open}${words}${close}`
        // In place, for some components keep a text in a table of their own; it is read-only for them, not for the test that dresses it up.
        Object.assign(text, { zh: marked(text.zh), vi: marked(text.vi), en: marked(text.en) })
      }
}

/** All strings that were handed to an element, however deep: what its caller says. */
export const wordsGiven = (value: unknown, seen = new Set<object>()): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (isValidElement(value)) return wordsGiven(value.props, seen)
  const inner = value instanceof Map || value instanceof Set || Array.isArray(value) ? [...value] : Object.values(value)
  return inner.flatMap((item) => wordsGiven(item, seen))
}

const attributes = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'aria-description', 'title', 'placeholder', 'alt']

/** Everything that a part of the page says: what is seen, and what is read out. */
const saidBy = (root: Element): string[] => {
  const said: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest('style, script, [lang="en"]')) said.push(node.data)
    if (node instanceof Element)
      for (const attribute of attributes) if (node.hasAttribute(attribute)) said.push(node.getAttribute(attribute) ?? '')
  }
  return said
}

/** The words that are neither a text of a component nor handed to it; inserted values lie within a text. */
export const strayWords = (root: Element, given: readonly string[]): string[] => {
  const known = given.join('\n').toLocaleLowerCase()
  const stray = saidBy(root).flatMap((text) => {
    let own = text
    while (/⟦[^⟦⟧]*⟧/.test(own)) own = own.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
    return own.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  })
  return [...new Set(stray)].filter((word) => !known.includes(word.toLocaleLowerCase()))
}
