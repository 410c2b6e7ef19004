import type { Guide } from '../testing/guide.ts'

export const imageGuide: Guide = {
  purpose:
    'Shows a picture that belongs to the matter: a part, a defect, a machine on site. Keeps its place while it comes. For people use Avatar, for signs an icon.',
  anatomy: [
    { part: 'Picture', what: 'Fetched when it is about to be seen; a quiet ground keeps its place.', selector: '[data-state]' },
    {
      part: 'Enlarge',
      what: 'The whole picture is the button; the mark comes with pointer and focus.',
      selector: '[data-state] button',
    },
  ],
  dos: [
    'Write alt as one would tell it on the phone: "crack at the housing", not "IMG_2031".',
    'Set the ratio of the real pictures, so that nothing jumps when they come.',
    'Use contain for drawings and defects, where a cut edge may hide what matters.',
  ],
  donts: [
    'Do not leave alt empty because the picture is small; empty means that the text beside it says the same.',
    'Do not fetch a photograph of 8 MB for a thumbnail: give the small one as src and the large one as previewSrc.',
  ],
  keyboard: [{ keys: 'Enter, Space', what: 'Shows the picture large, where it has a preview.' }],
}
