import { fireEvent } from 'storybook/test'

const setText = (input: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
}

/**
 * Types as an input method does, for stories: each step stands in the field while composing, Enter chooses the characters, the last text stays.
 * The events and their order are Chromium's.
 */
export const compose = (input: HTMLInputElement | HTMLTextAreaElement, steps: readonly string[], committed: string): void => {
  const before = input.value
  fireEvent.compositionStart(input)
  for (const step of steps) {
    fireEvent.keyDown(input, { key: 'Process', keyCode: 229, isComposing: true })
    setText(input, before + step)
    fireEvent(
      input,
      new InputEvent('input', { bubbles: true, isComposing: true, data: step, inputType: 'insertCompositionText' }),
    )
  }
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
  setText(input, before + committed)
  fireEvent(
    input,
    new InputEvent('input', { bubbles: true, isComposing: true, data: committed, inputType: 'insertCompositionText' }),
  )
  fireEvent.compositionEnd(input, { data: committed })
}
