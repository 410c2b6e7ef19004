import { label } from '@bip/contract'
import { audited } from '../../workflow/definitions/audited.ts'
import type { Course } from '../../workflow/definitions/course.ts'

/** A special requirement binds the shop floor once whom the audit rules name for it agree. */
export const requirementCourses: readonly Course[] = [
  audited('SpecialRequire', 'specialRequire', label('特殊要求审批', 'Special requirement', 'Duyệt yêu cầu đặc biệt')),
]
