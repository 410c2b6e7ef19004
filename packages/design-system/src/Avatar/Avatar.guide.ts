import type { Guide } from '../testing/guide.ts'

export const avatarGuide: Guide = {
  purpose:
    'Shows who: a picture, or the first character of the name where there is none. For several people on one thing use AvatarGroup; for a company or a machine use an icon or Image.',
  anatomy: [
    { part: 'Picture or character', what: 'The character stands there until the picture has come.', selector: '[role="img"]' },
    {
      part: 'Presence dot',
      what: 'Full, barred, half or hollow, so that it is read without colour.',
      selector: '[data-presence] > span',
    },
  ],
  story: 'Presence',
  dos: [
    'Set isDecorative when the name stands beside it; otherwise the name is read twice.',
    'Use 20 px in dense tables, 26 px in rows and bars, 48 px at the head of a page about a person.',
  ],
  donts: [
    'Do not show presence where nobody can act on it; a list of archived approvals needs no dots.',
    'Do not give people colours by their names: colour in this interface means state.',
  ],
  keyboard: [],
}
