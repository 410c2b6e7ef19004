import type { Guide } from '../testing/guide.ts'

export const iconButtonGuide: Guide = {
  purpose:
    'A button with only an icon, for what everybody knows or what repeats in every row. Anything else is a Button with its word.',
  anatomy: [
    { part: 'Icon', what: '16 px in rows and fields, 18 px in bars.', selector: 'button svg' },
    { part: 'Name', what: 'The tooltip, and what screen readers say.', selector: 'button' },
  ],
  dos: [
    'Use the same icon for the same act everywhere: pencil edits, bin removes.',
    'Name the thing too where it repeats: 编辑 PO-2026-01187.',
  ],
  donts: [
    'Do not use it for the main act of a page.',
    'Do not put more than three into a row of a table; the rest goes behind "more".',
  ],
  keyboard: [
    { keys: 'Enter, Space', what: 'Presses it.' },
    { keys: 'Tab', what: 'Reaches it and shows its name at once.' },
    { keys: 'Esc', what: 'Puts the name away.' },
  ],
}
