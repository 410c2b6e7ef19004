import type { Guide } from '../testing/guide.ts'

export const descriptionsGuide: Guide = {
  purpose:
    'The properties of a record, to be read: label above value, in as many columns as there is room. To change them use a Form, which looks alike when read-only; for many records a Table.',
  anatomy: [
    { part: 'Label', what: 'Short and muted; the same word as in the form.', selector: 'dt' },
    { part: 'Value', what: 'Text, link, tag or dot; a dash where there is none.', selector: 'dd' },
  ],
  dos: [
    'Put the properties that people look for first: number, state, party, amount, date.',
    'Let long text take all columns (span), at the end.',
  ],
  donts: [
    'Do not leave out what is empty: the dash says that nobody filled it in.',
    'Do not show more than about fifteen in one go; split them into cards.',
  ],
  keyboard: [],
}
