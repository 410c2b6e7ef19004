import type { Guide } from '../testing/guide.ts'

export const formGuide: Guide = {
  purpose:
    'Fields that are filled in and submitted together. It keeps values and errors by name, checks, focuses the first error and arranges columns by the room it has. For forms that come as data use SchemaForm.',
  anatomy: [
    { part: 'Summary', what: 'After a failed submit: how much is wrong, each item leading to its field.' },
    { part: 'Section', what: 'A title over fields that belong together; may fold.', selector: 'section' },
    {
      part: 'Field',
      what: 'Label, control, and below it the hint, the error or what is being checked.',
      selector: '[data-field]',
    },
    {
      part: 'Required mark',
      what: 'For the eye; the control tells screen readers itself.',
      selector: '[data-required] label > span',
    },
    { part: 'Foot', what: 'The main action first, always in sight.', selector: 'form > div > div:last-child' },
  ],
  dos: [
    'Let onSubmit throw a FormError with what the server found wrong: the words then stand at the fields.',
    'Name rules, not sentences: required, max and the like bring their own words in the reader’s language.',
    'Spread the whole field on the control. It then shows its errors without rendering again, which long forms feel.',
    'Guard what is typed with useDirtyGuard wherever the page or its tab can be closed; a dialog or drawer around the form asks by itself.',
  ],
  donts: [
    'Do not disable the submit button until all is filled in; press it and learn what is missing.',
    'Do not check on every key from the start: a field is checked when it is left, and then with each change.',
    'Do not put two columns side by side that must be read together; the eye goes down first.',
    'Do not let a slow check block: when the server cannot answer, the user can still submit.',
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', what: 'Goes through the fields in the order of the page.' },
    { keys: 'Enter', what: 'In a line of text, submits the form; not while an input method composes.' },
    { keys: 'Enter, Space', what: 'On the title of a section that folds, folds or unfolds it.' },
  ],
}
