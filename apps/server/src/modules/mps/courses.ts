import { label } from '@bip/contract'
import { audited } from '../../workflow/definitions/audited.ts'
import type { Course } from '../../workflow/definitions/course.ts'

/** What binds the shop floor does so once whom the audit rules name for it agree. */
export const orderCourses: readonly Course[] = [
  audited('SpecialRequire', 'specialRequire', label('特殊要求审批', 'Special requirement', 'Duyệt yêu cầu đặc biệt')),
  audited('WireBom', 'wireBom', label('线束清单审批', 'Wire list', 'Duyệt danh mục dây')),
  audited('WireExecute', 'wireExecute', label('线束执行单审批', 'Wire order', 'Duyệt lệnh làm dây')),
  audited('WireChange', 'wireChange', label('线束变更审批', 'Wire change', 'Duyệt thay đổi dây')),
]
