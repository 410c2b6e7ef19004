import type { Guide } from '../testing/guide.ts'

export const schemaFormGuide: Guide = {
  purpose:
    'A form from a description: sections of fields, groups and rows as data, with conditions between them. Use it where many forms are alike or come from a server; write a Form by hand where the layout itself is the point.',
  anatomy: [
    { part: 'Summary', what: 'After a failed submit: what is wrong, each item leading to its field.' },
    { part: 'Section', what: 'A title, and a line that says what the section is about.', selector: 'section' },
    { part: 'Field', what: 'A control from the registry, by its name in the description.', selector: '[data-field]' },
    {
      part: 'Rows',
      what: 'A list whose rows are filled in alike.',
      selector: '[role="group"][aria-labelledby]:has([data-template])',
    },
    { part: 'Foot', what: 'The actions, always in sight.' },
  ],
  dos: [
    'Make the schema once, outside the component: its functions are then worked out anew only when a value they read has changed.',
    'Write conditions as data ({ field, is }) where the schema is stored or sent; a function says more but cannot travel.',
    'Let a value that is no longer offered be taken back and told (the default), unless the record is old and must keep what it says.',
  ],
  donts: [
    'Do not hide a field to say that it must not be changed: lock it. What disappears is looked for.',
    'Do not make whole sections depend on a field far below them: what appears above the reader moves the page.',
    'Do not put layout tricks into a schema; a control of your own in the registry is the place for them.',
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', what: 'Goes through the fields in the order of the page.' },
    { keys: 'Enter', what: 'In a line of text, submits the form.' },
  ],
}
