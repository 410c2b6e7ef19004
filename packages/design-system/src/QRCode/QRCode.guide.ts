import type { Guide } from '../testing/guide.ts'

export const qrCodeGuide: Guide = {
  purpose:
    'Puts a text or an address where a phone can take it: signing in, opening a record on the shop floor, a label on a machine. For what a laser scanner reads in a row of boxes, use Barcode.',
  anatomy: [
    { part: 'Plate', what: 'White in every theme, with four modules of quiet around the symbol.', selector: 'svg[role="img"]' },
    { part: 'Caption', what: 'What scanning does, in a few words.', selector: '[data-status] > :last-child' },
  ],
  dos: [
    'Put a short address in it and keep the data on the server: fewer modules are read from further away.',
    'Say below it what happens after scanning; nobody scans a stranger.',
    'Set status to expired as soon as the server says so, with a way to get a new one.',
  ],
  donts: [
    'Do not show it below 120 px on a screen or 15 mm on paper.',
    'Do not put a logo on a symbol with much text: it costs error correction where it is needed.',
    'Do not put passwords or personal data into it; whoever sees it has it.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Moves to the refresh button, or to the buttons that copy and download.' },
    { keys: 'Enter, Space', what: 'Presses the focused button.' },
  ],
}
