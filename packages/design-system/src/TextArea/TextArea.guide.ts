import type { Guide } from '../testing/guide.ts'

export const textAreaGuide: Guide = {
  purpose:
    'Several lines: opinions, reasons, notes. It grows with its text. One line is a TextField; text with formats is for the editor of notices.',
  anatomy: [
    { part: 'Text', what: 'Grows up to maxRows, then scrolls.', selector: 'textarea' },
    { part: 'Count', what: 'How many of how many characters, where there is a bound.' },
  ],
  dos: [
    'Give it as many lines as an answer usually has.',
    'Count where there is a bound; longer text is kept and marked, never cut.',
  ],
  donts: ['Do not set a bound that nobody asked for.', 'Do not use the placeholder for what people need while they write.'],
  keyboard: [
    { keys: 'Enter', what: 'A new line.' },
    { keys: 'Tab', what: 'To the next field; never a tab in the text.' },
  ],
}
