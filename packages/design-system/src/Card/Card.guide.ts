import type { Guide } from '../testing/guide.ts'

export const cardGuide: Guide = {
  purpose:
    'One matter on its own surface: basic data, attachments, a chart. In a form take FormSection, which folds and counts errors; for a whole page of properties Descriptions alone will do.',
  anatomy: [
    {
      part: 'Title',
      what: 'Names the section for screen readers too.',
      selector: 'section h2, section h3, section > :first-child > :first-child',
    },
    {
      part: 'Extra',
      what: 'Small actions or a figure at the end of the line.',
      selector: 'section > :first-child > :last-child',
    },
    { part: 'Content', what: 'With isFlush it reaches the edges, for tables.', selector: 'section > :last-child' },
  ],
  dos: [
    'Give it a title; a card without one is decoration.',
    'Set isFlush for tables and lists, so that their lines meet the edge.',
  ],
  donts: ['Do not put cards into cards; use a line or a heading.', 'Do not make the whole card a button; put a link into it.'],
  keyboard: [],
}
