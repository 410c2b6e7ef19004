import type { Guide } from '../testing/guide.ts'

export const badgeGuide: Guide = {
  purpose:
    'How many wait, beside a name: unread messages, open tasks. A state in words is a Tag; a figure to be read is a Statistic.',
  anatomy: [
    {
      part: 'Number',
      what: 'Above 99 it says "99+" and tells the bound in its title; at zero there is nothing.',
      selector: '[data-tone]',
    },
  ],
  dos: [
    'Count what the reader can bring to zero by working.',
    'Take danger for what is due, accent for what is new, neutral for a mere size.',
  ],
  donts: [
    'Do not put it on every menu entry; where everything calls, nothing is heard.',
    'Do not use it without a name beside it: a number alone says nothing to a screen reader.',
  ],
  keyboard: [],
}
