import type { Guide } from '../testing/guide.ts'

export const splitButtonGuide: Guide = {
  purpose:
    'For an action that nearly always goes one way and sometimes another: save, or save and add the next; print, or print to another printer. Where no way is the usual one, a Menu is more honest.',
  anatomy: [
    { part: 'Main action', what: 'The usual way, done with one press.', selector: '[role="group"] > button:first-child' },
    {
      part: 'Arrow',
      what: 'Opens the other ways; has its own place in the tab order.',
      selector: '[role="group"] > button:last-child',
    },
  ],
  dos: [
    'Let all items be ways of the same action: the verb of the main button fits each of them.',
    'Name the menu when "Other ways" says too little.',
  ],
  donts: [
    'Do not gather unrelated actions behind the arrow; that is a menu.',
    'Do not change the main action to the one chosen last: the hand remembers the place, not the word.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Goes to the main action, then to the arrow.' },
    { keys: 'Enter / Space', what: 'Does the main action, or opens the menu.' },
    { keys: '↓ / ↑', what: 'On the arrow: opens the menu at its first or last item.' },
  ],
}
