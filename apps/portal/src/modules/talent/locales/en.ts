import type { Translated } from '@bip/contract'
import type { TalentText } from './zh-CN.ts'

export const text: Translated<TalentText> = {
  views: { label: 'View', panels: 'Panels', list: 'List' },
  panels: {
    find: 'Search name, mobile, school, company, skills',
    status: 'Status',
    all: 'All states',
    candidates: 'Candidates',
    choose: 'Choose a candidate',
    chooseHint: 'Choose one on the left to see the person, the resume and the follow-ups here.',
    none: 'No candidate matches',
    noneHint: 'Try other words, or add a candidate.',
    failed: 'The candidates could not be read',
    retry: 'Try again',
    years: '{{years}} years of experience',
    more: 'More candidates',
    open: 'Open the page',
  },
  follow: { open: 'Follow up', title: 'Follow up: {{name}}', saved: 'The follow-up is noted', history: 'Follow-ups so far' },
}
