import type { Guide } from '../testing/guide.ts'

export const dialogGuide: Guide = {
  purpose:
    'A short task of its own over the page: fill in, choose, preview. For details beside the list they belong to use Drawer; for a yes or no use confirm; for a long form use a page.',
  anatomy: [
    {
      part: 'Title',
      what: 'What is done here, as a verb and its object. It names the dialog for screen readers.',
      selector: '[role="dialog"] h2',
    },
    {
      part: 'Head',
      what: 'Holds title, extras, full screen and close; a handle where the dialog can be moved.',
      selector: '[role="dialog"] header',
    },
    { part: 'Close', what: 'Always there; Escape does the same.', selector: '[role="dialog"] header button' },
    { part: 'Body', what: 'Scrolls by itself; without padding for tables.', selector: '[role="dialog"] header + div' },
    { part: 'Foot', what: 'Actions, the main one last.', selector: '[role="dialog"] footer' },
  ],
  dos: [
    'Name the main button after what it does: 保存, 作废, never 确定 alone.',
    'Give the button that gives up the `close` of the footer: like Escape it then asks before typed input is lost. What is typed outside of a Form, tell by isDirty.',
    'Set isClosable to false only for a step that cannot be skipped, and give it an action that leads on.',
    'Make it draggable where people compare with what lies behind, resizable where it holds a table.',
    'Keep a size that somebody chose, and hand it in the next time; the dialog itself remembers nothing.',
  ],
  donts: [
    'Do not open a third dialog over a second; make the inner step a page of the same dialog.',
    'Do not use it to tell that something worked; that is a toast.',
    'Do not give a question of one line the medium size.',
  ],
  keyboard: [
    { keys: 'Tab / Shift+Tab', what: 'Goes round inside; the page behind is out of reach.' },
    { keys: 'Esc', what: 'Closes the topmost dialog only; the focus goes back to what opened it.' },
    { keys: 'Arrows on the head', what: 'Move a draggable dialog by 16 px, with Shift by 64; it never leaves the window.' },
    { keys: 'Arrows on the corner', what: 'Resize a resizable dialog by 16 px, with Shift by 64.' },
    { keys: 'Esc while dragging', what: 'Gives the drag up; nothing closes.' },
  ],
}
