import type { Guide } from '../testing/guide.ts'

export const dragScrollGuide: Guide = {
  purpose:
    'A window onto something larger that people look around in: a board, a flow diagram, a floor plan. For lists and tables leave scrolling to the browser, where pulling would be in the way of selecting text.',
  anatomy: [
    { part: 'Window', what: 'Takes the focus; shows bars as well.', selector: 'section' },
    { part: 'Content', what: 'Buttons and links in it work as ever: a press that moves less than 5 px stays a press.' },
  ],
  dos: [
    'Mark what has a use of its own for a pull with data-no-drag-scroll; fields, sliders and draggable things are known.',
    'Choose the direction that really scrolls, so that a pull across it stays a press.',
  ],
  donts: [
    'Do not use it around text that people copy.',
    'Do not hide the bars: they say that there is more, and they are the way for those who cannot pull.',
  ],
  keyboard: [
    { keys: '← → ↑ ↓', what: 'Scrolls, while the window has the focus.' },
    { keys: 'Page Up, Page Down, Home, End', what: 'Scrolls by a page, to the ends.' },
  ],
}
