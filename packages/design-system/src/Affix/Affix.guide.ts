import type { Guide } from '../testing/guide.ts'

export const affixGuide: Guide = {
  purpose: 'Keeps one thing in sight while the rest scrolls: the actions of a long form, the tabs of a detail, a total.',
  anatomy: [
    { part: 'Content', what: 'What stays; give it a height of its own and its own padding.', selector: '[data-side]' },
    { part: 'Shadow', what: 'Only while it is away from its place, to say that something lies under it.' },
  ],
  dos: [
    'Keep it low: on a small screen two sticky bars leave nothing to read.',
    'Use the offset where another bar stays above it.',
  ],
  donts: [
    'Do not put it into a parent with overflow hidden: there it has nowhere to stay.',
    'Do not move content when it sticks; a jump under the pointer costs more than it gives.',
  ],
  keyboard: [],
}
