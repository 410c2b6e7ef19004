import type { Guide } from '../testing/guide.ts'

export const languageSwitchGuide: Guide = {
  purpose:
    'A button with a menu of the languages, each by its own name. It belongs into the top bar and on the page of signing in.',
  anatomy: [{ part: 'Button', what: 'The sign of languages; its name follows the interface.', selector: 'button' }],
  dos: ['Keep the choice with the account, so that another machine speaks the same.', 'Switch at once and keep what was typed.'],
  donts: ['Do not use flags: languages are not countries.', 'Do not translate the names of the languages.'],
  keyboard: [
    { keys: 'Enter, Space, ↓', what: 'Opens the menu at the present language.' },
    { keys: '↑ ↓', what: 'From language to language.' },
    { keys: 'Enter', what: 'Chooses.' },
    { keys: 'Esc', what: 'Closes without a change.' },
  ],
}
