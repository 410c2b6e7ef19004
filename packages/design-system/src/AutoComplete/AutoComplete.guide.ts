import type { Guide } from '../testing/guide.ts'

export const autoCompleteGuide: Guide = {
  purpose:
    'Takes any text and suggests what others wrote before: a location on the shop floor, a reason, a contact. Where only known records count, take ComboBox; for a few fixed words, Select.',
  anatomy: [
    { part: 'Input', what: 'What stands here is the value, with or without a suggestion.', selector: '[role="combobox"]' },
    { part: 'Suggestions', what: 'Below the field while there is something new to suggest; none is highlighted by itself.' },
  ],
  dos: [
    'Suggest what saves typing and keeps spelling alike: names used before, newest first.',
    'Say in the hint that other words are welcome, where people might think they must choose.',
  ],
  donts: [
    'Do not check the text against the list afterwards; a field that refuses what it let people type is a ComboBox.',
    'Do not put codes into labels: the label becomes the text. A code belongs in the description.',
  ],
  keyboard: [
    { keys: 'Letters', what: 'Become the value and search; while an input method composes nothing is searched.' },
    { keys: 'Down, Up', what: 'Open all suggestions; in the open list, move.' },
    { keys: 'Page Down, Page Up', what: 'Move by ten.' },
    { keys: 'Enter', what: 'Takes the highlighted suggestion; without one the text stays and the form may be sent.' },
    { keys: 'Escape', what: 'Closes the list and puts the text back as it was before it opened.' },
    { keys: 'Tab', what: 'Leaves with the text as it stands.' },
  ],
}
