import type { QuickLogText } from './zh-CN.ts'

export const text: QuickLogText = {
  title: 'Log a contact',
  open: 'Log a contact',
  follow: 'Follow up',
  customer: 'Customer',
  way: 'Way',
  said: 'What was said',
  saidHint: 'The first line becomes the subject',
  nextStep: 'Next step',
  nextOn: 'Next contact on',
  days: { d1: 'Tomorrow', d3: 'In 3 days', d7: 'In a week', d14: 'In 2 weeks' },
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The contact with “{{name}}” is logged',
  failed: 'It could not be saved; what you typed is kept',
  need: { customer: 'Choose a customer', said: 'Say what was said', nextOn: 'Choose a day' },
}
