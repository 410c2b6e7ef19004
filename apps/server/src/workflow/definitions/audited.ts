import { type Label, label } from '@bip/contract'
import type { Course } from './course.ts'

const audit = label('单据审核', 'Audit', 'Duyệt chứng từ')

/** A process in which whom the audit rules name for a document, by organisation and value, decide over it. */
export const audited = (key: string, document: string, name: Label, dueHours = 8): Course => ({
  key,
  label: name,
  steps: [{ id: 'audit', label: audit, by: `auditors:${document}`, dueHours }],
})
