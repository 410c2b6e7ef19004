import { describe, expect, it } from 'vitest'
import { isChord } from './keymap.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('a chord is met', () => {
  it('by its key with its modifiers and no others', () => {
    expect(isChord({ ...none, key: 'd', ctrlKey: true }, 'Ctrl d')).toBe(true)
    expect(isChord({ ...none, key: 'd' }, 'Ctrl d')).toBe(false)
    expect(isChord({ ...none, key: 'D', ctrlKey: true, shiftKey: true }, 'Ctrl d')).toBe(false)
  })

  it('by Command as by Ctrl, and by a letter whatever its case', () => {
    expect(isChord({ ...none, key: 'Z', metaKey: true, shiftKey: true }, 'Ctrl Shift z')).toBe(true)
  })

  it('with modifiers that may be held', () => {
    expect(isChord({ ...none, key: 'Delete', ctrlKey: true, shiftKey: true }, 'Ctrl Shift? Delete')).toBe(true)
    expect(isChord({ ...none, key: 'Enter', altKey: true, ctrlKey: true }, '* Enter')).toBe(true)
    expect(isChord({ ...none, key: ' ' }, '* Space')).toBe(true)
    expect(isChord({ ...none, key: 'x', altKey: true }, '* *')).toBe(true)
  })
})
