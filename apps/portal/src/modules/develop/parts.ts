import type { Prototype } from '@bip/develop'

/** What every part of the editor is given. */
export type PartProps = {
  draft: Prototype
  onChange: (draft: Prototype) => void
  /** What is wrong at a place of the prototype, such as `fields.2.dictionary`. */
  errorAt: (path: string) => string | undefined
}

/** The icons that menus know. */
export const icons = [
  'book-open',
  'boxes',
  'building-2',
  'calendar-off',
  'check-check',
  'contact',
  'factory',
  'handshake',
  'inbox',
  'landmark',
  'network',
  'package',
  'settings',
  'shield-check',
  'shopping-cart',
  'stamp',
  'truck',
  'user',
].map((name) => ({ value: name, label: name }))
