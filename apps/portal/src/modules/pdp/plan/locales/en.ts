import type { PlanText } from './zh-CN.ts'

export const text: PlanText = {
  title: 'Plan of {{name}}',
  label: 'Plan of the project',
  open: 'Gantt plan',
  failed: 'The plan could not be loaded',
  retry: 'Try again',
  empty: 'There are no plan items yet',
  emptyHint: 'Make the plan from a template on the page of the project, or create items.',
  stored: 'Saved',
  recorded: 'Saved with change record {{number}}',
  planEnd: 'Planned end',
  deliveryDate: 'Contract date',
  columns: { no: 'WBS', owner: 'Owner' },
  ask: {
    title: 'Change the approved plan',
    hint: 'This moves {{count}} approved items. Say why; a change record is written and those concerned are told.',
    type: 'Type of change',
    reason: 'Reason',
    apply: 'Save the change',
    cancel: 'Cancel',
    choose: 'Please choose the type of change',
    write: 'Please say why',
  },
  cancelled: 'Not saved; the plan is as it was',
}
