import type { CustomerText } from './zh-CN.ts'

export const text: CustomerText = {
  whose: { label: 'Whose customers', mine: 'Mine', department: 'My department', pool: 'Public pool', all: 'All' },
  similar: {
    title: 'This may be an existing customer',
    owner: 'account manager {{name}}',
    pool: 'in the public pool',
    beyond: 'with another colleague',
    by: { taxNumber: 'same tax number', webDomain: 'same website' },
  },
  merge: {
    open: 'Merge',
    title: 'Merge duplicate customers',
    other: 'Merge with which customer',
    keep: 'Stays',
    goes: 'Goes',
    swap: 'Swap',
    field: 'Field',
    same: 'All fields of the two customers are the same.',
    filesJoin: 'The attachments of both are kept.',
    moves: 'Moves to “{{name}}”',
    nothing: 'No records refer to it.',
    count: '{{count}}',
    confirm: 'Merge',
    cancel: 'Cancel',
    done: 'Merged into “{{name}}”',
    failed: 'Merging failed',
    final: 'This cannot be undone. The history is kept, and old links lead to the customer that stays.',
  },
}
