/** The element that the selector finds; throws when there is none, so that a page that changed does not go on unnoticed. */
export function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`Nothing on the page matches ${selector}.`)
  return element
}

/** Whether the first match is there and can be seen: not hidden, not transparent, with a size. */
export function isSeen(selector: string): boolean {
  const element = document.querySelector(selector)
  return element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true && element.clientHeight > 0
}

const mouse = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }
const pointer = { ...mouse, pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1, pressure: 0.5 }

/** A press of the mouse with everything that a browser sends for it, at once: some components answer its beginning, some its end. */
export function press(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const place = { clientX: left + width / 2, clientY: top + height / 2 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...place, buttons: 1 }))
  const takesFocus = element.dispatchEvent(new MouseEvent('mousedown', { ...mouse, ...place, buttons: 1 }))
  if (takesFocus) element.focus()
  element.dispatchEvent(new PointerEvent('pointerup', { ...pointer, ...place, pressure: 0 }))
  element.dispatchEvent(new MouseEvent('mouseup', { ...mouse, ...place }))
  element.dispatchEvent(new MouseEvent('click', { ...mouse, ...place }))
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Puts a text into an input as one key does: the value past React's own setter, then the event. */
export function type(input: HTMLInputElement, text: string) {
  input.focus()
  setValue?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}

/** The Escape key, which closes what is open. */
export function pressEscape(element: HTMLElement) {
  element.focus()
  const key = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true }
  element.dispatchEvent(new KeyboardEvent('keydown', key))
  element.dispatchEvent(new KeyboardEvent('keyup', key))
}
