import { label } from '../../../i18n.ts'
import { defineResource, get, post } from '../../../resource/core.ts'
import { filesField, numberField, projectField } from '../parts.ts'
import { choice, day, figure, person, planItemOf, state, text, title } from '../shapes.ts'

/** A design review: what is looked at, by whom, what was found, and how it ended. */
export const dcReview = defineResource({
  key: 'dcReview',
  path: '/blade-bip/dc-review',
  calls: {
    list: get('list'),
    detail: get('detail-by-id'),
    submit: post('submit'),
    remove: post('remove'),
    selectData: post('select-data'),
  },
  label: label('设计评审', 'Design review', 'Thẩm định thiết kế'),
  icon: 'stamp',
  display: 'reviewName',
  subtitle: 'reviewNo',
  fields: {
    reviewNo: numberField('PS-{yyyy}-{0000}'),
    reviewName: title(label('评审名称', 'Name', 'Tên thẩm định')),
    projectId: projectField,
    planItemId: planItemOf,
    reviewStatus: state(),
    reviewType: choice(label('评审类型', 'Type', 'Loại'), 'DC_PDP_REVIEW_TYPE', { required: true, initial: 'concept' }),
    hostId: person(label('主持人', 'Chaired by', 'Chủ trì'), { required: true }),
    designerId: person(label('设计人', 'Designed by', 'Người thiết kế'), { required: true }),
    reviewerIds: {
      kind: 'person',
      label: label('评审人', 'Reviewers', 'Người thẩm định'),
      multiple: true,
      maxCount: 30,
      width: 200,
    },
    reviewOn: day(label('评审日期', 'Review on', 'Ngày thẩm định'), { required: true }),
    place: text(label('地点', 'Place', 'Địa điểm'), { max: 120 }),
    conclusion: choice(label('评审结论', 'Conclusion', 'Kết luận'), 'DC_PDP_REVIEW_CONCLUSION', {
      serverOwned: true,
      width: 130,
    }),
    conclusionNote: text(label('结论说明', 'Note', 'Ghi chú kết luận'), { max: 1000, serverOwned: true }),
    concludedBy: person(label('结论人', 'Concluded by', 'Người kết luận'), { serverOwned: true }),
    concludedOn: day(label('结论日期', 'Concluded on', 'Ngày kết luận'), { serverOwned: true }),
    score: figure(label('加权分', 'Weighted score', 'Điểm trọng số'), { serverOwned: true, scale: 2, sortable: true }),
    openIssues: figure(label('未通过检查', 'Questions not met', 'Mục chưa đạt'), {
      serverOwned: true,
      initial: '0',
      sortable: true,
    }),
    minutes: { kind: 'longText', label: label('评审纪要', 'Minutes', 'Biên bản'), max: 10_000 },
    attachments: filesField,
  },
  list: {
    columns: [
      ...['reviewNo', 'reviewName', 'projectId', 'reviewType', 'reviewStatus', 'conclusion', 'score', 'openIssues'],
      ...['reviewOn', 'hostId', 'designerId'],
    ] as const,
    filters: ['reviewName', 'projectId', 'reviewType', 'reviewStatus', 'conclusion', 'hostId', 'designerId', 'reviewOn'],
    sort: '-reviewOn',
  },
  form: [
    {
      label: label('评审', 'Review', 'Thẩm định'),
      fields: [
        ...['reviewNo', 'projectId', 'planItemId', 'reviewName', 'reviewType', 'hostId', 'designerId', 'reviewerIds'],
        ...['reviewOn', 'place', 'attachments'],
      ],
    },
    {
      label: label('结论', 'Conclusion', 'Kết luận'),
      fields: ['score', 'openIssues', 'conclusion', 'conclusionNote', 'concludedBy', 'concludedOn', 'minutes'],
    },
  ],
  states: {
    preparing: { label: label('准备中', 'Being prepared', 'Đang chuẩn bị'), tone: 'neutral', editable: true, removable: true },
    reviewing: { label: label('评审中', 'In review', 'Đang thẩm định'), tone: 'info', editable: true },
    concluded: { label: label('已结论', 'Concluded', 'Đã kết luận'), tone: 'success' },
  },
  actions: {
    begin: {
      call: post('begin'),
      label: label('开始评审', 'Begin the review', 'Bắt đầu thẩm định'),
      icon: 'play',
      from: ['preparing'],
      to: 'reviewing',
      tone: 'primary',
      needs: ['reviewerIds'],
      success: label('评审已开始', 'The review has begun', 'Đã bắt đầu thẩm định'),
    },
    invite: {
      call: post('invite'),
      label: label('邀请评审人', 'Invite the reviewers', 'Mời người thẩm định'),
      icon: 'send',
      from: ['preparing', 'reviewing'],
      needs: ['reviewerIds'],
      bulk: false,
      confirm: label(
        '向尚未收到通知的评审人发送评审通知，确定？',
        'Everybody who was not invited yet gets an invitation. Go on?',
        'Gửi thông báo cho những người thẩm định chưa được mời. Tiếp tục?',
      ),
      success: label('评审通知已发送', 'The invitations are sent', 'Đã gửi thông báo thẩm định'),
    },
    conclude: {
      call: post('review-conclusion-v2'),
      label: label('提交结论', 'Conclude', 'Kết luận'),
      icon: 'check-check',
      from: ['reviewing'],
      to: 'concluded',
      tone: 'primary',
      bulk: false,
      asks: ['conclusion', 'conclusionNote'],
      needs: ['conclusion'],
      sets: { concludedBy: { me: true }, concludedOn: { now: true } },
      success: label('结论已提交', 'Concluded', 'Đã kết luận'),
    },
    again: {
      call: post('again'),
      label: label('重新评审', 'Review again', 'Thẩm định lại'),
      icon: 'rotate-ccw',
      from: ['concluded'],
      to: 'reviewing',
      where: { conclusion: ['again', 'fail'] },
      sets: { conclusion: { value: null }, concludedBy: { value: null }, concludedOn: { value: null } },
      success: label('已重新进入评审', 'In review again', 'Đã thẩm định lại'),
    },
  },
  menu: { group: 'pdp.review', path: '/pdp/review', order: 3 },
})
