import type { Guide } from '../testing/guide.ts'

export const notificationGuide: Guide = {
  purpose:
    'Tells what arrived from elsewhere and must not be missed: a task, a finished export, a broken connection. It stays until it is closed. For the outcome of what the reader has just done use toast; for a question use confirm.',
  anatomy: [
    {
      part: 'Notice',
      what: 'Title, one or two lines, at most two actions; the tone colours the icon only.',
      selector: '[data-notice]',
    },
    { part: 'Close', what: 'Always there; Delete does the same.', selector: '[data-notice] > div:last-child button' },
    { part: 'More', what: 'From the fifth notice on the older ones wait behind a button.' },
  ],
  story: 'AllTones',
  dos: [
    'Give a key to what changes: "exporting" and "exported" are one notice, not two.',
    'Say in the title what happened and to what; the reader may never open it.',
    'Lead somewhere: press the notice, or one of two actions.',
  ],
  donts: [
    'Do not send what is told by a badge already, or ten at once; gather them into one.',
    'Do not use the danger tone for news that is only unwelcome; it is for what needs somebody now.',
  ],
  keyboard: [
    { keys: 'F6', what: 'Goes to the newest notice, and back to where one was; also from within a dialog.' },
    { keys: '↑ / ↓', what: 'Goes to the next notice.' },
    { keys: 'Tab', what: 'Goes through the buttons of the notices.' },
    { keys: 'Delete', what: 'Closes the notice in focus; the next one has the focus.' },
    { keys: 'Esc', what: 'Goes back to the page; nothing closes.' },
  ],
}
