import type { Guide } from '../testing/guide.ts'

export const radioGroupGuide: Guide = {
  purpose: 'One of two to about six choices, all in sight. For more take Select; to switch a view, SegmentedControl.',
  anatomy: [
    { part: 'Label', what: 'Names the group.', selector: '[role="radiogroup"]' },
    {
      part: 'Choice',
      what: 'A dot with its word, and a note where the word is not enough.',
      selector: '[role="radiogroup"] label',
    },
  ],
  dos: ['Choose one beforehand only where it is right for nearly everybody.', 'Stack the choices when they have notes.'],
  donts: [
    'Do not use it for yes and no; a Checkbox is shorter.',
    'Do not put a choice "none" and leave the group optional as well.',
  ],
  keyboard: [
    { keys: '↑ ↓ ← →', what: 'Moves and chooses, past what is disabled, round at the ends.' },
    { keys: 'Space', what: 'Chooses the one in focus where none is chosen.' },
    { keys: 'Tab', what: 'To the chosen one, then out of the group.' },
  ],
}
