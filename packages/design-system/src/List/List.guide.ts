import type { Guide } from '../testing/guide.ts'

export const listGuide: Guide = {
  purpose:
    'Shows up to about a hundred records below each other where columns would be mostly empty: notices, people, files, search results. For comparing figures take Table; for results without end take InfiniteList.',
  anatomy: [
    { part: 'Header', what: 'What the list is about, and an action for all of it.' },
    { part: 'Leading', what: 'An icon, an avatar or a picture that tells the items apart.' },
    {
      part: 'Title',
      what: 'The name of the record; a link or a button that covers the row.',
      selector: '[data-key] [data-cover]',
    },
    { part: 'Description', what: 'One or two quiet lines.' },
    { part: 'Extra', what: 'A time, a figure or a state.' },
    { part: 'Actions', what: 'One or two small buttons.' },
    { part: 'Footer', what: 'A sum, or a link to everything.' },
  ],
  dos: [
    'Let the whole row lead to the record, and keep buttons for what is done without opening it.',
    'Put what people look for first in the title, not a number that nobody remembers.',
    'Say in the empty state how the first item comes to be.',
  ],
  donts: [
    'No more than two actions in a row; further ones belong in a menu.',
    'Do not mix rows that can be selected with rows that open: a press must mean one thing.',
    'No list of ten columns squeezed into descriptions: that is a Table.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'From link to link; in a list to select from, to one box and then on.' },
    { keys: 'Arrow Down, Arrow Up, Home, End', what: 'Between the boxes of a list to select from.' },
    { keys: 'Space', what: 'Selects or deselects.' },
    { keys: 'Enter', what: 'Opens the item whose title has the focus.' },
  ],
}
