import type { KeyboardEvent } from 'react'

const keyCodeWhileComposing = 229

/**
 * Whether a key belongs to an input method that is still composing (pinyin, Telex): such keys choose characters and must neither commit,
 * search nor move. Safari ends the composition before it sends the Enter, which then still carries key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.nativeEvent.keyCode === keyCodeWhileComposing
