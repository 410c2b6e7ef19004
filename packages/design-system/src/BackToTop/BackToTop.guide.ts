import type { Guide } from '../testing/guide.ts'

export const backToTopGuide: Guide = {
  purpose: 'Leads back to the beginning of a page that is much longer than the window: an article, a long detail, a feed.',
  anatomy: [
    {
      part: 'Button',
      what: 'Appears once enough has been scrolled; fixed at the lower corner.',
      selector: 'section + div button',
    },
  ],
  story: 'InSight',
  dos: ['Give it the element that scrolls when that is not the page itself.', 'Use one per page.'],
  donts: [
    'Do not use it on a list whose head stays in sight, or on a page of two screens.',
    'Do not put it where a table’s foot or a form’s buttons lie; move it with a style of your own.',
  ],
  keyboard: [{ keys: 'Enter / Space', what: 'Scrolls to the beginning; the next Tab begins there.' }],
}
