import type { Guide } from '../testing/guide.ts'

export const kbdGuide: Guide = {
  purpose: 'Names a key or a chord in running text, in menus and on buttons.',
  anatomy: [{ part: 'Key', what: 'As it is printed on the keyboard.', selector: 'kbd' }],
  dos: ['Write chords with a space: Ctrl K.', 'Show the shortcut where the act is: on the button, in the menu.'],
  donts: ['Do not use it for codes or values.', 'Do not list shortcuts that are not there; readers try them.'],
  keyboard: [],
}
