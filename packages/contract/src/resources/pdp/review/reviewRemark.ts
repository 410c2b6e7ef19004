import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { choice, day, figure, of, person, state, text } from '../shapes.ts'
import { reviewField } from './reviewParts.ts'

/** Where a mark stands, in percent of the page. */
const place = (zh: string, en: string, vi: string) => figure(label(zh, en, vi), { scale: 2, max: '100', initial: '0' })

/** A remark on a place of a drawing or document that is reviewed: replied to, verified, or given back. */
export const reviewRemark = defineResource({
  key: 'reviewRemark',
  path: '/blade-bip/plus/review-remark',
  calls: standardCalls(),
  label: label('评审批注', 'Review mark', 'Ghi chú bản vẽ'),
  plural: 'Review marks',
  icon: 'map-pin',
  display: 'remarkText',
  fields: {
    reviewId: reviewField,
    dataId: of(label('评审资料', 'Document', 'Tài liệu'), 'dataReview', {
      required: true,
      where: { reviewId: { field: 'reviewId' } },
    }),
    fileName: text(label('文件', 'File', 'Tệp'), { max: 200, width: 180 }),
    fileId: text(label('文件编号', 'Id of the file', 'Mã tệp'), { max: 64, required: true, indexed: true }),
    pageNo: figure(label('页', 'Page', 'Trang'), { min: '1', max: '5000', required: true, initial: '1', width: 70 }),
    markLeft: place('左 %', 'Left %', 'Trái %'),
    markTop: place('上 %', 'Top %', 'Trên %'),
    markWidth: place('宽 %', 'Width %', 'Rộng %'),
    markHeight: place('高 %', 'Height %', 'Cao %'),
    remarkText: {
      kind: 'text',
      label: label('批注', 'Mark', 'Ghi chú'),
      required: true,
      max: 1000,
      searchable: true,
      width: 320,
    },
    severity: choice(label('严重程度', 'Severity', 'Mức độ'), 'DC_PDP_SEVERITY', { required: true, initial: 'minor' }),
    remarkStatus: state(),
    reply: text(label('设计答复', 'Reply of the designer', 'Phản hồi thiết kế'), { max: 1000, serverOwned: true, width: 260 }),
    repliedBy: person(label('答复人', 'Replied by', 'Người phản hồi'), { serverOwned: true }),
    repliedOn: day(label('答复日期', 'Replied on', 'Ngày phản hồi'), { serverOwned: true }),
    verifiedBy: person(label('验证人', 'Verified by', 'Người xác minh'), { serverOwned: true }),
    verifiedOn: day(label('验证日期', 'Verified on', 'Ngày xác minh'), { serverOwned: true }),
    returnReason: text(label('退回原因', 'Why it is not solved', 'Lý do trả lại'), { max: 500, serverOwned: true }),
  },
  list: {
    columns: [
      ...['remarkText', 'remarkStatus', 'severity', 'dataId', 'fileName', 'pageNo', 'reply', 'repliedBy', 'verifiedBy'],
      ...['createUser', 'createTime'],
    ] as const,
    filters: ['reviewId', 'remarkStatus', 'severity', 'dataId', 'remarkText'],
    sort: 'createTime',
    size: 50,
  },
  form: [
    {
      label: label('批注', 'Mark', 'Ghi chú'),
      fields: [
        'reviewId',
        'dataId',
        'fileName',
        'fileId',
        'pageNo',
        'markLeft',
        'markTop',
        'markWidth',
        'markHeight',
        'severity',
        'remarkText',
      ],
    },
    {
      label: label('答复与验证', 'Reply and verification', 'Phản hồi và xác minh'),
      fields: ['reply', 'repliedBy', 'repliedOn', 'verifiedBy', 'verifiedOn', 'returnReason'],
    },
  ],
  states: {
    open: { label: label('待答复', 'Open', 'Chờ phản hồi'), tone: 'warning', editable: true, removable: true },
    replied: { label: label('待验证', 'To be verified', 'Chờ xác minh'), tone: 'pending' },
    closed: { label: label('已关闭', 'Closed', 'Đã đóng'), tone: 'success' },
  },
  actions: {
    answer: {
      call: post('answer'),
      label: label('答复', 'Reply', 'Phản hồi'),
      icon: 'undo',
      from: ['open'],
      to: 'replied',
      tone: 'primary',
      asks: ['reply'],
      needs: ['reply'],
      sets: { repliedBy: { me: true }, repliedOn: { now: true }, returnReason: { value: null } },
      success: label('已答复，等待验证', 'Replied; it waits to be verified', 'Đã phản hồi, chờ xác minh'),
    },
    verify: {
      call: post('verify'),
      label: label('验证关闭', 'Verify and close', 'Xác minh và đóng'),
      icon: 'check-check',
      from: ['replied'],
      to: 'closed',
      tone: 'primary',
      sets: { verifiedBy: { me: true }, verifiedOn: { now: true } },
      success: label('已关闭', 'Closed', 'Đã đóng'),
    },
    giveBack: {
      call: post('give-back'),
      label: label('退回', 'Give back', 'Trả lại'),
      icon: 'rotate-ccw',
      from: ['replied'],
      to: 'open',
      asks: ['returnReason'],
      needs: ['returnReason'],
      success: label('已退回设计', 'Given back to the designer', 'Đã trả lại cho thiết kế'),
    },
  },
})
