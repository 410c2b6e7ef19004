import { label } from '../../../i18n.ts'
import { of } from '../shapes.ts'

/** `POST { id }`: draws the minutes of a review; answers a `PrintPreview` with a link to the PDF. */
export const reviewMinutesCall = '/blade-bip/plus/dc-review/minutes-pdf'

/** The review that a record belongs to. */
export const reviewField = of(label('设计评审', 'Design review', 'Thẩm định thiết kế'), 'dcReview', {
  parent: true,
  required: true,
})

/** How a request among colleagues goes: written, sent, answered. */
export const answerStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  sent: { label: label('已发送', 'Sent', 'Đã gửi'), tone: 'pending' },
  accepted: { label: label('已接受', 'Accepted', 'Đã nhận'), tone: 'success' },
  declined: { label: label('已拒绝', 'Declined', 'Từ chối'), tone: 'danger', removable: true },
} as const
