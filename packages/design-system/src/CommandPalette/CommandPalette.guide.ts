import type { Guide } from '../testing/guide.ts'

export const commandPaletteGuide: Guide = {
  purpose:
    'The quickest way to anything for those who know what they want: pages, actions, records. It adds to the menus and replaces none of them.',
  anatomy: [
    { part: 'Field', what: 'Has the focus all the time; the list follows what is typed.', selector: '[role="combobox"]' },
    {
      part: 'Commands',
      what: 'Icon, label, where it belongs, and its shortcut, so that people learn the shortcut.',
      selector: '[role="option"]',
    },
    { part: 'Foot', what: 'What the keys do.', selector: 'footer' },
  ],
  dos: [
    'Give keywords with pinyin and its initials: nobody switches the input method to find a page.',
    'Put what was used lately first; most people go to the same five places.',
    'Keep the array of commands while nothing changes; its texts are prepared once per array.',
  ],
  donts: [
    'Do not run dangerous commands from here without asking; confirm after the palette has closed.',
    'Do not offer what the reader may not do; leave it out rather than show it disabled.',
    'Do not put hundreds of records into commands; let a source ask for them.',
  ],
  keyboard: [
    { keys: '↑ / ↓', what: 'Goes to the next command, and round at the ends.' },
    { keys: 'Page Up / Page Down', what: 'Goes on by eight.' },
    { keys: 'Enter', what: 'Runs the command, or opens its page.' },
    { keys: 'Ctrl+Enter (⌘ Enter)', what: 'Runs it in the other way that the caller names, such as in a new window.' },
    { keys: 'Backspace', what: 'With nothing typed: goes back from a page.' },
    { keys: 'Esc', what: 'Goes back from a page; on the first one it closes, and the focus goes back to where it was.' },
  ],
}
