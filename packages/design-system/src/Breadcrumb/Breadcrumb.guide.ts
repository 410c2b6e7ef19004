import type { Guide } from '../testing/guide.ts'

export const breadcrumbGuide: Guide = {
  purpose:
    'Shows where a page lies and leads up from it. Within one page use Tabs; for the pages that are open at once there is TabStrip.',
  anatomy: [
    { part: 'Way up', what: 'A link for each level that has a page; plain text where it has none.', selector: 'a' },
    { part: 'Here', what: 'The page itself, never a link.', selector: '[aria-current="page"]' },
    { part: 'Mark', what: 'Between the levels; not read out.', selector: 'li svg' },
  ],
  dos: [
    'Use the words of the menu, so that people learn where things are.',
    'End with the number or name of the record: PO-2026-01187.',
  ],
  donts: ['Do not show it on pages at the top; one level says nothing.', 'Do not put states or actions into it.'],
  keyboard: [
    { keys: 'Tab', what: 'From link to link.' },
    { keys: 'Enter', what: 'Goes there; with Ctrl in a new tab.' },
  ],
}
