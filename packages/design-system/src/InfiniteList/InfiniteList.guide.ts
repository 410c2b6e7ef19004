import type { Guide } from '../testing/guide.ts'

export const infiniteListGuide: Guide = {
  purpose:
    'Shows records that people read from the newest on and whose end they rarely reach: messages, history, comments. It loads page after page while one scrolls. Where people look for one record, or want to come back to a page, take Table with Pagination.',
  anatomy: [
    { part: 'Item', what: 'One record, as high as its content.', selector: '[data-index]' },
    { part: 'Foot', what: 'Says that more is on its way, that loading failed, or that this is everything.' },
  ],
  dos: [
    'Give it a memory where items lead to another page, so that the way back ends where it began.',
    'Say with question what is asked for; then a changed filter starts at the top and drops late answers.',
    'Use the feed for articles that are read in full, the list for everything else.',
  ],
  donts: [
    'Nothing below it that people must reach: a page foot runs away while it loads.',
    'No selection of "all" in it; nobody knows what all is.',
  ],
  keyboard: [
    { keys: 'Arrow Down, Arrow Up, Page Down, Page Up, Home, End', what: 'Scroll a list that has the focus.' },
    { keys: 'Page Down, Page Up in a feed', what: 'From article to article, loading as needed.' },
    { keys: 'Ctrl Home, Ctrl End in a feed', what: 'To what stands before or after the feed.' },
    { keys: 'Tab', what: 'To the next link or button.' },
  ],
}
