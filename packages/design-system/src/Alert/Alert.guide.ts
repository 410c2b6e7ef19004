import type { Guide } from '../testing/guide.ts'

export const alertGuide: Guide = {
  purpose:
    'A message that stays in the page beside what it is about: a failed save above the form, a warning above the list. What has just happened and needs nothing is a toast; what must be answered is a Confirm.',
  anatomy: [
    { part: 'Icon', what: 'Tells the tone without colour.', selector: '[role="alert"] > svg' },
    { part: 'Title', what: 'What is the matter, in one line.', selector: '[role="alert"] > svg + div > :first-child' },
    { part: 'Text', what: 'What it means and what to do.', selector: '[role="alert"] > svg + div' },
    { part: 'Action', what: 'One small button that mends the matter.', selector: '[role="alert"] > :last-child > :first-child' },
    { part: 'Close', what: 'Only where the message may be put away.', selector: '[role="alert"] > :last-child > :last-child' },
  ],
  story: 'WithActionAndClose',
  dos: [
    'Put it where the eye is: above the table that failed to load, not at the top of the page.',
    'Say what happened and the way out; the technical words go to the log.',
    'Take warning or danger only where somebody has to act: both interrupt a screen reader.',
  ],
  donts: [
    'Do not use it for an error of one field; the field says it itself.',
    'Do not stack several: put them into one with a list.',
    'Do not let it appear by itself in the middle of a form and push the fields down while somebody types.',
  ],
  keyboard: [{ keys: 'Tab', what: 'Reaches the action, then the button that closes.' }],
}
