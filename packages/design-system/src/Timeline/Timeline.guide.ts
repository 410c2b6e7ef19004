import type { Guide } from '../testing/guide.ts'

export const timelineGuide: Guide = {
  purpose:
    'What happened, in the order given: the course of an approval, the life of an order. Steps that are still to be done by the reader are Steps; changes of fields are DiffView.',
  anatomy: [
    { part: 'Dot', what: 'Its tone tells the outcome; open for what is to come.', selector: 'li' },
    { part: 'Title', what: 'What happened, and who did it.', selector: 'li > :first-child' },
    { part: 'Time', what: 'When, and how long it took.', selector: 'li > :nth-child(2)' },
    { part: 'Remark', what: 'What was said, in a box.' },
  ],
  dos: ['Put the newest on top where people look for the present state.', 'Tell durations beside times: 用时 2 小时 51 分.'],
  donts: ['Do not write full sentences; a name and an outcome will do.', 'Do not show steps of the machine that no person took.'],
  keyboard: [],
}
