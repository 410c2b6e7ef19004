import type { Guide } from '../testing/guide.ts'

export const imagePreviewGuide: Guide = {
  purpose:
    'Shows pictures large: photographs of a defect, of a delivery, a scanned drawing. Opens from Image, an attachment list or a table cell. For documents of many pages use the document viewer.',
  anatomy: [
    { part: 'Title', what: 'The name of the file, and which picture of how many.', selector: '[role="dialog"] header' },
    {
      part: 'Stage',
      what: 'The picture; wheel and pinch zoom at the pointer, pulling pans.',
      selector: '[role="dialog"] [role="group"]',
    },
    { part: 'Tools', what: 'Zoom, fit, turn, mirror, save, full screen.', selector: '[role="toolbar"]' },
  ],
  dos: [
    'Pass all pictures of the record, so that people leaf instead of closing and opening.',
    'Open at the picture that was pressed.',
  ],
  donts: [
    'Do not allow saving where the drawing must not leave the house; set canDownload to false and put a Watermark around it.',
    'Do not open it for a picture that is already shown at its full size.',
  ],
  keyboard: [
    { keys: '+ −', what: 'Zooms in and out.' },
    { keys: '0, 1', what: 'Fits the picture, shows it in its own size.' },
    { keys: '← → ↑ ↓', what: 'Pans a picture larger than its stage; otherwise ← → go to the previous and next picture.' },
    { keys: 'Page Up, Page Down', what: 'Previous and next picture.' },
    { keys: 'Home, End', what: 'First and last picture.' },
    { keys: 'R, Shift R', what: 'Turns to the right, to the left.' },
    { keys: 'H, V', what: 'Mirrors left and right, top and bottom.' },
    { keys: 'F', what: 'Full screen and back.' },
    { keys: 'Tab, then ← →', what: 'To the tools, and from one tool to the next.' },
    { keys: 'Escape', what: 'Closes.' },
  ],
}
