import type { Translated } from '@bip/contract'
import type { DemandText } from './zh-CN.ts'

export const text: Translated<DemandText> = {
  versions: {
    title: 'Versions',
    compareWith: 'Compare with {{name}}',
    none: 'Both versions ask for the same',
    whole: 'Whole page',
    version: 'V{{number}} · {{state}}',
    open: 'Open',
  },
  sheet: {
    open: 'Import the customer’s sheet',
    title: 'Import the customer’s sheet',
    file: 'Sheet of the customer',
    hint: 'It is read by the customer’s own headings; no template is needed. What each column is stays remembered for the next sheet.',
    remembered: 'Filled in as in the last sheet of this customer; please check',
    guessed: 'Guessed by name; please check',
    rows: '{{count}} rows below the heading',
    rows_one: '{{count}} row below the heading',
    heading: 'Customer’s heading',
    samples: 'Content',
    target: 'Column here',
    leave: 'Left out',
    noHeading: 'Column {{at}} (no heading)',
    needed: 'No column is “{{name}}” yet',
    append: 'Keep the rows that are there and add these behind them',
    read: 'Read',
    take: 'Import',
    other: 'Another file',
    cancel: 'Cancel',
    failed: 'Nothing was imported',
    done: '{{added}} rows imported; the schedule has {{total}}',
  },
}
