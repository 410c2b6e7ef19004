import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { auditActions, auditFields, auditSection, auditStates, filesField, numberField, projectField } from '../parts.ts'
import { choice, day, of, person, planItemOf, state, title } from '../shapes.ts'

/** Somebody asks for a design review; once it is passed the review is made. */
export const initiateReview = defineResource({
  key: 'initiateReview',
  path: '/blade-bip/initiate-review',
  calls: standardCalls(),
  label: label('评审申请', 'Request for a review', 'Yêu cầu thẩm định'),
  plural: 'Requests for reviews',
  icon: 'send',
  display: 'reviewName',
  subtitle: 'requestNo',
  fields: {
    requestNo: numberField('PSQ-{yyyy}-{0000}'),
    reviewName: title(label('评审名称', 'Name', 'Tên thẩm định')),
    projectId: projectField,
    planItemId: planItemOf,
    requestStatus: state(),
    reviewType: choice(label('评审类型', 'Type', 'Loại'), 'DC_PDP_REVIEW_TYPE', { required: true, initial: 'concept' }),
    applicantId: person(label('申请人', 'Asked by', 'Người yêu cầu'), { required: true }),
    hostId: person(label('主持人', 'Chaired by', 'Chủ trì'), { required: true }),
    reviewerIds: {
      kind: 'person',
      label: label('评审人', 'Reviewers', 'Người thẩm định'),
      multiple: true,
      maxCount: 30,
      required: true,
      width: 200,
    },
    reviewOn: day(label('期望日期', 'Wanted on', 'Ngày mong muốn'), { required: true }),
    reason: {
      kind: 'longText',
      label: label('评审内容', 'What is to be reviewed', 'Nội dung cần thẩm định'),
      required: true,
      max: 2000,
    },
    reviewId: of(label('设计评审', 'Design review', 'Thẩm định thiết kế'), 'dcReview', { serverOwned: true }),
    ...auditFields,
    attachments: filesField,
  },
  list: {
    columns: [
      'requestNo',
      'reviewName',
      'projectId',
      'requestStatus',
      'reviewType',
      'applicantId',
      'hostId',
      'reviewOn',
      'reviewId',
    ],
    filters: ['reviewName', 'projectId', 'requestStatus', 'reviewType', 'applicantId', 'reviewOn'],
    sort: '-reviewOn',
  },
  form: [
    {
      label: label('评审申请', 'Request', 'Yêu cầu'),
      fields: [
        ...['requestNo', 'projectId', 'planItemId', 'reviewName', 'reviewType', 'applicantId', 'hostId'],
        ...['reviewerIds', 'reviewOn', 'reason', 'reviewId', 'attachments'],
      ],
    },
    auditSection,
  ],
  states: auditStates,
  actions: auditActions(label('评审申请', 'Request', 'Yêu cầu thẩm định')),
  menu: { group: 'pdp.review', path: '/pdp/review-initiate', order: 4 },
})

/** A document that reviewers have to see, in the edition that is reviewed. */
export const dataReview = defineResource({
  key: 'dataReview',
  path: '/blade-bip/data-review',
  calls: standardCalls(),
  label: label('评审资料', 'Document of a review', 'Tài liệu thẩm định'),
  plural: 'Documents of reviews',
  icon: 'files',
  display: 'dataName',
  fields: {
    reviewId: of(label('设计评审', 'Design review', 'Thẩm định thiết kế'), 'dcReview', { parent: true, required: true }),
    dataName: title(label('资料名称', 'Name', 'Tên tài liệu')),
    dataStatus: state(),
    category: choice(label('类别', 'Category', 'Loại'), 'DC_FILE_CATEGORY', { required: true, initial: 'drawing' }),
    drawingNo: { kind: 'text', label: label('图号', 'Drawing number', 'Số bản vẽ'), max: 60, searchable: true, width: 140 },
    edition: { kind: 'text', label: label('版本', 'Edition', 'Phiên bản'), required: true, initial: 'A', max: 10, width: 80 },
    authorId: person(label('编制人', 'Author', 'Người lập'), { required: true }),
    files: { kind: 'file', label: label('文件', 'Files', 'Tệp'), maxCount: 20, maxSizeMB: 50 },
    opinion: {
      kind: 'text',
      label: label('评审意见', 'Remark', 'Ý kiến'),
      max: 1000,
      serverOwned: true,
      width: 240,
    },
    reviewerId: person(label('审阅人', 'Read by', 'Người xem'), { serverOwned: true }),
  },
  list: {
    columns: [
      'dataName',
      'reviewId',
      'dataStatus',
      'category',
      'drawingNo',
      'edition',
      'files',
      'authorId',
      'reviewerId',
      'opinion',
    ],
    filters: ['dataName', 'reviewId', 'dataStatus', 'category', 'authorId'],
  },
  form: [
    {
      label: label('评审资料', 'Document', 'Tài liệu'),
      fields: ['reviewId', 'dataName', 'category', 'drawingNo', 'edition', 'authorId', 'files', 'reviewerId', 'opinion'],
    },
  ],
  states: {
    waiting: { label: label('待审阅', 'To be read', 'Chờ xem'), tone: 'neutral', editable: true, removable: true },
    approved: { label: label('已认可', 'Approved', 'Đã chấp thuận'), tone: 'success' },
    returned: { label: label('需修改', 'To be changed', 'Cần sửa'), tone: 'warning', editable: true, removable: true },
  },
  actions: {
    approve: {
      call: post('approve'),
      label: label('认可', 'Approve', 'Chấp thuận'),
      icon: 'check',
      from: ['waiting', 'returned'],
      to: 'approved',
      tone: 'primary',
      asks: ['opinion'],
      sets: { reviewerId: { me: true } },
      success: label('已认可', 'Approved', 'Đã chấp thuận'),
    },
    giveBack: {
      call: post('give-back'),
      label: label('要求修改', 'Ask for changes', 'Yêu cầu sửa'),
      icon: 'undo',
      from: ['waiting', 'approved'],
      to: 'returned',
      asks: ['opinion'],
      needs: ['opinion'],
      sets: { reviewerId: { me: true } },
      success: label('已要求修改', 'Changes are asked for', 'Đã yêu cầu sửa'),
    },
  },
  menu: { group: 'pdp.review', path: '/pdp/review-data', order: 5 },
})
