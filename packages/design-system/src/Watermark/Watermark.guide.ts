import type { Guide } from '../testing/guide.ts'

export const watermarkGuide: Guide = {
  purpose:
    'Says on every part of a page or print whose copy it is, so that a photograph of the screen can be traced. It discourages; it does not protect.',
  anatomy: [
    { part: 'Content', what: 'Works as if nothing lay over it: pointer, selection and screen reader pass through.' },
    {
      part: 'Mark',
      what: 'Repeats in cells of 120 × 60 px, rising by 15°; comes back when removed.',
      selector: '[data-watermark]',
    },
  ],
  dos: [
    'Name the person and the day or the account: a mark with the company alone traces nothing.',
    'Keep the defaults on screen; a darker mark tires the eyes and hides nothing more.',
  ],
  donts: ['Do not put it over forms that people fill in all day.', 'Do not count on it as a protection; permissions protect.'],
  keyboard: [],
}
