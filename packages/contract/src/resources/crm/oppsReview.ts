import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'
import type { State } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'

/** Whether an opportunity was reviewed before its contract, and what was said of it. */
export const reviewFields = {
  reviewStatus: { kind: 'state', label: label('评审', 'Review', 'Thẩm định'), indexed: true, width: 100 },
  reviewComment: {
    kind: 'text',
    label: label('评审意见', 'Comment of the review', 'Ý kiến thẩm định'),
    serverOwned: true,
    max: 300,
    width: 200,
  },
} as const satisfies Fields

/** What is reviewed stands still: amount and terms are those that the reviewers read. */
export const reviewStates = {
  none: { label: label('未评审', 'Not reviewed', 'Chưa thẩm định'), tone: 'neutral', editable: true, removable: true },
  inReview: { label: label('评审中', 'In review', 'Đang thẩm định'), tone: 'pending' },
  approved: { label: label('已通过', 'Passed', 'Đã thông qua'), tone: 'success', editable: true, removable: true },
  rejected: { label: label('未通过', 'Not passed', 'Không thông qua'), tone: 'danger', editable: true, removable: true },
} as const satisfies Record<string, State>

const path = '/blade-bip/plus/opps'

/** Asking for the review of an opportunity, and deciding over it. What was lost is not reviewed. */
export const reviewActions: Readonly<Record<string, Action>> = {
  applyReview: {
    call: post(`${path}/apply-review`),
    label: label('提交评审', 'Ask for a review', 'Gửi thẩm định'),
    icon: 'send',
    from: ['none', 'rejected', 'approved'],
    to: 'inReview',
    where: { oppsStatusId: { not: ['lost'] } },
    needs: ['amount'],
    confirm: label(
      '评审期间不能修改，确定提交评审？',
      'It cannot be changed while it is reviewed. Ask for a review?',
      'Trong lúc thẩm định sẽ không sửa được. Gửi thẩm định?',
    ),
    success: label('已提交评审', 'Sent for review', 'Đã gửi thẩm định'),
  },
  passReview: {
    call: post(`${path}/pass-review`),
    label: label('评审通过', 'Pass the review', 'Thông qua'),
    icon: 'check',
    from: ['inReview'],
    to: 'approved',
    asks: ['reviewComment'],
    success: label('评审已通过', 'The review is passed', 'Đã thông qua thẩm định'),
  },
  rejectReview: {
    call: post(`${path}/reject-review`),
    label: label('评审不通过', 'Do not pass the review', 'Không thông qua'),
    icon: 'undo',
    from: ['inReview'],
    to: 'rejected',
    asks: ['reviewComment'],
    needs: ['reviewComment'],
    success: label('评审未通过', 'The review is not passed', 'Không thông qua thẩm định'),
  },
}
