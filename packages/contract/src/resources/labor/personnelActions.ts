import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'

const decisionArgs = {
  decision: { kind: 'dict', label: label('判定结果', 'Decision', 'Quyết định'), dictionary: 'DC_LABOR_DECISION', required: true },
  opinion: { kind: 'longText', label: label('判定意见', 'Opinion', 'Ý kiến'), max: 1000 },
} as const satisfies Fields

/** What becomes of somebody who was registered: they come or are refused, are judged, and leave. */
export const personnelActions = {
  onboarding: {
    call: post('onboarding'),
    also: [{ path: 'bulk-onboarding' }],
    label: label('入场', 'Onboard', 'Vào làm'),
    icon: 'user-check',
    from: ['registered'],
    to: 'working',
    tone: 'primary',
    asks: ['joinedDate', 'deptId', 'positionDictCode', 'jobGradeDictCode', 'leaderId'],
    needs: ['joinedDate', 'deptId', 'positionDictCode', 'leaderId'],
    success: label('已入场', 'Onboarded', 'Đã vào làm'),
  },
  refusalToOnboard: {
    call: post('refusal-to-onboard'),
    label: label('拒绝入场', 'Refuse', 'Từ chối'),
    icon: 'ban',
    from: ['registered'],
    to: 'refused',
    tone: 'danger',
    asks: ['refusalReason'],
    needs: ['refusalReason'],
    success: label('已拒绝入场', 'Refused', 'Đã từ chối'),
  },
  laborDecision: {
    call: post('labor-decision'),
    label: label('用工判定', 'Decide', 'Quyết định'),
    icon: 'shield-check',
    from: ['working'],
    args: decisionArgs,
    sets: {
      decision: { arg: 'decision' },
      decisionOpinion: { arg: 'opinion' },
      decidedBy: { me: true },
      decidedAt: { now: true },
    },
    success: label('已判定', 'Decided', 'Đã quyết định'),
  },
  leaving: {
    call: post('leaving'),
    label: label('申请离场', 'Give notice', 'Xin nghỉ'),
    icon: 'send',
    from: ['working'],
    to: 'leaving',
    asks: ['leavingOn', 'leavingReason'],
    needs: ['leavingOn', 'leavingReason'],
    success: label('已登记离场申请', 'Notice is noted', 'Đã ghi nhận'),
  },
  leave: {
    call: post('leave'),
    label: label('离场', 'Leave', 'Rời đi'),
    icon: 'x',
    from: ['working', 'leaving'],
    to: 'left',
    asks: ['leftDate', 'leavingReason'],
    needs: ['leftDate'],
    confirm: label(
      '确认该人员离场？门禁和账号应同时收回。',
      'Let them go? Badge and account should be taken back.',
      'Cho nghỉ việc? Cần thu lại thẻ và tài khoản.',
    ),
    success: label('已离场', 'They left', 'Đã rời đi'),
  },
} as const satisfies Record<string, Action>
