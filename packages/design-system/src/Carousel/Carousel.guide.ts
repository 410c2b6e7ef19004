import type { Guide } from '../testing/guide.ts'

export const carouselGuide: Guide = {
  purpose:
    'Shows one of several pictures or boards at a time, mostly on walls and at the head of a start page. Where people compare or must not miss anything, put the things beside each other.',
  anatomy: [
    { part: 'Slide', what: 'As high as the tallest; can be pulled aside by finger or mouse.', selector: '[role="tabpanel"]' },
    { part: 'Start and stop', what: 'Before the arrows, whenever slides turn by themselves.' },
    { part: 'Dots', what: 'One per slide; the name comes with the pointer.', selector: '[role="tab"]' },
  ],
  dos: [
    'Give each slide a label that says what it shows, not its number.',
    'Leave at least 8 seconds to a slide with text, 15 to a board with figures.',
  ],
  donts: [
    'Do not put the only way to something on a slide: most people see the first one.',
    'Do not let slides of very different height turn by themselves beside text that someone reads.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Start and stop, previous, dots, next; while the focus is inside nothing turns by itself.' },
    { keys: '← →', what: 'On the dots: previous and next slide, round at the ends.' },
    { keys: 'Home, End', what: 'On the dots: first and last slide.' },
  ],
}
