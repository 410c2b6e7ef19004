import type { Guide } from '../testing/guide.ts'

export const colorPickerGuide: Guide = {
  purpose:
    'Takes a colour that people give to their own things: a dictionary value, a calendar, a department on the wall. States and severities have fixed colours in this interface and are never picked.',
  anatomy: [
    {
      part: 'Swatch',
      what: 'The colour itself; crossed out where there is none.',
      selector: '[data-field] [aria-hidden="true"]',
    },
    { part: 'Hex value', what: 'Typed or pasted, with or without the #.', selector: 'input' },
    { part: 'Palette', what: 'Opens area, hue, presets and, where the browser has one, the eyedropper.', selector: 'button' },
    { part: 'Contrast', what: 'How well the colour is seen on the page of the theme in use, and what it is enough for.' },
  ],
  dos: [
    'Offer presets with names that mean something in the plant: line one, line two.',
    'Show the colour beside a word wherever it is used later; some readers do not tell it apart.',
  ],
  donts: [
    'Do not let a picked colour carry text of its own choosing: text on it must be black or white by contrast.',
    'Do not open it for a choice among five colours; RadioGroup with their names is quicker.',
  ],
  keyboard: [
    { keys: 'Figures, a to f', what: 'Typed into the field; read on Enter and when the focus leaves.' },
    { keys: 'Alt+Down', what: 'Opens the panel.' },
    { keys: 'Arrows', what: 'In the area, saturation and brightness by one; on the hue, one degree. With Shift, ten.' },
    { keys: 'Page Up, Page Down', what: 'In the area, brightness by ten; on the hue, fifteen degrees.' },
    { keys: 'Home, End', what: 'In the area, saturation by ten; on the hue, its ends.' },
    { keys: 'Enter, Space', what: 'Choose the preset that has the focus.' },
    { keys: 'Escape', what: 'Closes; the colour stays.' },
  ],
}
