import type { Guide } from '../testing/guide.ts'

export const drawerGuide: Guide = {
  purpose:
    'Details beside the list they belong to, or settings of the page, without leaving it. For a task that needs all attention use Dialog; for what should stay beside the page while one works use Splitter.',
  anatomy: [
    { part: 'Title', what: 'The thing that is shown, with its state beside it.', selector: '[role="dialog"] h2' },
    { part: 'Body', what: 'Scrolls by itself.', selector: '[role="dialog"] header + div' },
    { part: 'Foot', what: 'Actions on the thing, the main one last.', selector: '[role="dialog"] footer' },
    { part: 'Edge', what: 'Where it can be resized: drag it, or use the arrows; a double press gives back the first size.' },
  ],
  dos: [
    'Come from the right for details, from the left for navigation, from below for logs and wide tables.',
    'Make it resizable where it holds tables or long texts, and keep the size in onResize.',
  ],
  donts: [
    'Do not put a form of more than one screen into it.',
    'Do not open a drawer from a drawer; go on inside, or open a page.',
  ],
  keyboard: [
    { keys: 'Tab / Shift+Tab', what: 'Goes round inside.' },
    { keys: 'Esc', what: 'Closes; the focus goes back to what opened it.' },
    { keys: 'Arrows on the edge', what: 'Move it by 16 px, with Shift by 64.' },
    { keys: 'Home / End on the edge', what: 'Goes to the least or the largest size.' },
  ],
}
