import type { ReactElement } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from '../conformance.tsx'

/** The component under test in the page, until the test ends. */
export const stage = (element: ReactElement): HTMLElement => {
  const { container, unmount } = mount(element)
  onTestFinished(unmount)
  return container
}

/** Keys as the browser itself sends them: '{ArrowDown}{Enter}'. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** The one element with the role, waited for. */
export const appears = (role: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[role="${role}"]`)
    if (!found) throw new Error(`Nothing with the role "${role}" appeared.`)
    return found
  })

export const goes = (role: string): Promise<void> =>
  vi.waitFor(() => expect(document.querySelector(`[role="${role}"]`)).toBeNull())

/** The first element that the selector finds; the test fails without one. */
export const only = (root: ParentNode, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}

export const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)]

/** A press of the pointer on the page, away from everything. */
export const pressOutside = (): void => {
  document.documentElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, composed: true }))
}

/** Takes the tooltip away that the focus brought with it: Escape belongs to it first. */
export const hideTooltip = async (): Promise<void> => {
  if (document.querySelector('[role="tooltip"]')) await press('{Escape}')
}

/** Escape while an input method composes: it belongs to the input method. */
export const escapeWhileComposing = (): void => {
  const init = { key: 'Escape', bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, isComposing: true }))
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, keyCode: 229 }))
}

/** What a screen reader calls the element. */
export const nameOf = (element: Element): string => {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = labels.map((id) => {
    const label = document.getElementById(id)
    return label?.getAttribute('aria-label') ?? label?.textContent ?? ''
  })
  return (element.getAttribute('aria-label') ?? texts.join(' ')).trim()
}
