import type { KeyboardEvent } from 'react'
import type { CellPlace } from '../model/cellPlace.ts'

/** Keys that do something at a cell. */
export type KeyBinding = {
  /** What it does, in a word; its help stands under this name in the guide of its feature. */
  name: string
  /**
   * Chords such as 'Ctrl Shift z'; Ctrl is Command as well. A modifier with a question mark may be held or not, and `*` before the key stands for
   * all of them. `*` as the key is any key.
   */
  keys: readonly string[]
  /** false when there was nothing to do, and the key is the next one's. */
  run: (event: KeyboardEvent<HTMLElement>, at: CellPlace) => boolean
}

export type Keymap = readonly KeyBinding[]

const isHeld = (words: readonly string[], name: string, isDown: boolean): boolean =>
  words.includes('*') || words.includes(`${name}?`) || words.includes(name) === isDown

/** Whether a key event is that chord. */
export const isChord = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  chord: string,
): boolean => {
  const words = chord.split(' ')
  const wanted = words.pop()
  return (
    (wanted === '*' || wanted === (key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key)) &&
    isHeld(words, 'Ctrl', ctrlKey || metaKey) &&
    isHeld(words, 'Alt', altKey) &&
    isHeld(words, 'Shift', shiftKey)
  )
}

/** Hands a key to the first binding that does something with it; false when none did. */
export const runKey = (keymap: Keymap, event: KeyboardEvent<HTMLElement>, at: CellPlace): boolean =>
  keymap.some(({ keys, run }) => keys.some((chord) => isChord(event, chord)) && run(event, at))
