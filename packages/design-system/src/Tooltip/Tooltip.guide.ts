import type { Guide } from '../testing/guide.ts'

export const tooltipGuide: Guide = {
  purpose:
    'A short word about an element, on hover and on keyboard focus. It is never the only place where something is said: touch screens have no hover. For more than a sentence use Popover.',
  anatomy: [
    { part: 'Element', what: 'What it is about; takes the focus.', selector: 'button' },
    { part: 'Bubble', what: 'A sentence at most; takes no presses.', selector: '[role="tooltip"]' },
  ],
  story: 'OnFocus',
  dos: [
    'Say what the eye cannot see: the shortcut, the whole of a cut text, when it was last synchronised.',
    'Give every button that is only an icon its name; IconButton does so by itself.',
  ],
  donts: [
    'Do not repeat the label that stands there.',
    'Do not put links or buttons into it.',
    'Do not explain a disabled button with it; say beside it what is missing.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Shows it when the element gets the focus.' },
    { keys: 'Esc', what: 'Hides it; the focus stays.' },
  ],
}
