import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { person, state, text, title } from '../shapes.ts'
import { answerStates, reviewField } from './reviewParts.ts'

/** An invitation to a review, with the answer of whoever was invited. */
export const reviewNotice = defineResource({
  key: 'reviewNotice',
  path: '/blade-bip/review-notice',
  calls: standardCalls(),
  label: label('评审通知', 'Invitation', 'Thông báo thẩm định'),
  icon: 'megaphone',
  display: 'noticeTitle',
  fields: {
    reviewId: reviewField,
    noticeTitle: title(label('标题', 'Title', 'Tiêu đề')),
    noticeStatus: state(),
    receiverId: person(label('接收人', 'Invited', 'Người nhận'), { required: true }),
    startsAt: {
      kind: 'instant',
      label: label('开始时间', 'Begins at', 'Bắt đầu lúc'),
      required: true,
      sortable: true,
      width: 150,
    },
    place: text(label('地点', 'Place', 'Địa điểm'), { max: 120 }),
    content: { kind: 'longText', label: label('内容', 'Text', 'Nội dung'), max: 2000 },
    answerNote: text(label('答复', 'Answer', 'Trả lời'), { serverOwned: true }),
    answeredAt: { kind: 'instant', label: label('答复时间', 'Answered at', 'Trả lời lúc'), serverOwned: true, width: 150 },
  },
  list: {
    columns: ['noticeTitle', 'reviewId', 'noticeStatus', 'receiverId', 'startsAt', 'place', 'answerNote', 'answeredAt'],
    filters: ['noticeTitle', 'reviewId', 'noticeStatus', 'receiverId', 'startsAt'],
    sort: '-startsAt',
  },
  form: [
    {
      label: label('评审通知', 'Invitation', 'Thông báo'),
      fields: ['reviewId', 'noticeTitle', 'receiverId', 'startsAt', 'place', 'content', 'answerNote', 'answeredAt'],
    },
  ],
  states: answerStates,
  actions: {
    send: {
      call: post('send'),
      label: label('发送', 'Send', 'Gửi'),
      icon: 'send',
      from: ['draft'],
      to: 'sent',
      tone: 'primary',
      success: label('通知已发送', 'Sent', 'Đã gửi thông báo'),
    },
    accept: {
      call: post('accept'),
      label: label('接受', 'Accept', 'Nhận lời'),
      icon: 'check',
      from: ['sent'],
      to: 'accepted',
      tone: 'primary',
      where: { receiverId: { me: true } },
      sets: { answeredAt: { now: true } },
      success: label('已接受', 'Accepted', 'Đã nhận lời'),
    },
    decline: {
      call: post('decline'),
      label: label('拒绝', 'Decline', 'Từ chối'),
      icon: 'x',
      from: ['sent'],
      to: 'declined',
      where: { receiverId: { me: true } },
      asks: ['answerNote'],
      needs: ['answerNote'],
      sets: { answeredAt: { now: true } },
      success: label('已拒绝', 'Declined', 'Đã từ chối'),
    },
  },
  menu: { group: 'pdp.review', path: '/pdp/review-notice', order: 6 },
})
