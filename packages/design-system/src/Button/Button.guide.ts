import type { Guide } from '../testing/guide.ts'

export const buttonGuide: Guide = {
  purpose:
    'Does something now: saves, submits, opens a dialog. To go somewhere take Link, so that it can open in another tab; where there is room for an icon only take IconButton.',
  anatomy: [
    {
      part: 'Icon',
      what: 'Optional, 16 px, before the text; a ring takes its place while the answer is on its way.',
      selector: 'svg',
    },
    { part: 'Text', what: 'A verb and its object. It never wraps and never clips; the row wraps instead.', selector: 'button' },
    { part: 'Key', what: 'Optional: the shortcut that does the same.' },
  ],
  dos: [
    'Name the act: 提交审核, not 确定. After it has been pressed nobody should wonder what happened.',
    'Show one primary button per view, and let it be the last of its row.',
    'Keep it pressable and say on the press what is missing; set isLoading while the server answers.',
  ],
  donts: [
    'Do not disable it without telling why: people look for the fault in their own input.',
    'Do not use danger for what can be undone; red is for 作废 and 删除, and strong for the last step of a confirmation.',
    'Do not put more than three in a row; the rest belongs in a Menu.',
  ],
  keyboard: [
    { keys: 'Enter, Space', what: 'Presses it. Space acts when the key is let go, as in the browser.' },
    { keys: 'Tab', what: 'Reaches it while it is loading too; a disabled button is passed over.' },
  ],
}
