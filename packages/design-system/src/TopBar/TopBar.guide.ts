import type { Guide } from '../testing/guide.ts'

export const topBarGuide: Guide = {
  purpose:
    'The head of the portal: name, areas, tools. Areas that do not fit go behind "more"; the pages of an area are in SideNav.',
  anatomy: [
    { part: 'Name', what: 'Of the platform, with its mark.', selector: 'header > :first-child' },
    { part: 'Area', what: 'With how many things wait there.', selector: 'header a' },
    { part: 'Here', what: 'The area of the present page.', selector: '[aria-current="page"]' },
    { part: 'Tools', what: 'Search, messages, language, looks, the reader.', selector: 'header > :last-child' },
  ],
  dos: [
    'Keep the order of areas the same for everybody; leave out what one may not see.',
    'Show the count only where the reader has something to do.',
  ],
  donts: ['Do not add a second row.', 'Do not put acts of a page here.'],
  keyboard: [
    { keys: 'Tab', what: 'From area to area, then to the tools.' },
    { keys: 'Enter', what: 'Goes there; on "more" opens the rest.' },
  ],
}
