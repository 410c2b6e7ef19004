import type { Guide } from '../testing/guide.ts'

export const tourGuide: Guide = {
  purpose:
    'Introduces a page that has changed, once and shortly. Whoever skips it must find the same in the help. For one word about one thing use Tooltip or Popover.',
  anatomy: [
    { part: 'Light', what: 'The part that is spoken of; the rest of the page is dimmed and waits.', selector: '[data-spot]' },
    { part: 'Card', what: 'A title, a sentence or two, and how far one is.', selector: '[data-step]' },
    { part: 'Skip', what: 'On every step but the last; Escape does the same.', selector: '[data-step] button' },
  ],
  story: 'Open',
  dos: [
    'Keep to five steps, each with one thing to know.',
    'Remember that it was done or skipped, and never start it a second time by itself.',
    'Offer it again from the help menu.',
  ],
  donts: [
    'Do not start it while somebody is in the middle of work; begin with the page.',
    'Do not explain what the labels say already.',
    'Do not point at what only some may see; such steps are passed over with whenMissing="skip".',
  ],
  keyboard: [
    { keys: 'Enter', what: 'Goes on; the focus begins on that button.' },
    { keys: '→ / ←', what: 'Goes on and back.' },
    { keys: 'Tab', what: 'Goes round the buttons of the card.' },
    { keys: 'Esc', what: 'Skips the tour; the focus goes back to where it was.' },
  ],
}
