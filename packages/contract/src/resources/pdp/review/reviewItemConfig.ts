import { label } from '../../../i18n.ts'
import { defineChoices } from '../../../resource/choices.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { remarkField } from '../parts.ts'
import { choice, figure, title } from '../shapes.ts'

/** What reviews of a type begin with: sides to be judged and questions to be answered. */
export const reviewItemConfig = defineResource({
  key: 'reviewItemConfig',
  path: '/blade-bip/plus/review-item-config',
  calls: standardCalls(),
  label: label('评审项配置', 'Review template', 'Mẫu thẩm định'),
  icon: 'sliders-horizontal',
  display: 'itemName',
  fields: {
    itemName: title(label('内容', 'Item', 'Nội dung'), { max: 200, width: 320 }),
    itemKind: choice(label('配置类型', 'Kind', 'Loại mục'), 'DC_PDP_REVIEW_ITEM_KIND', { required: true, initial: 'issue' }),
    reviewType: choice(label('评审类型', 'Type of review', 'Loại thẩm định'), 'DC_PDP_REVIEW_TYPE', {
      hint: label('留空则适用于所有评审', 'Left empty it goes for all reviews', 'Để trống thì áp dụng cho mọi loại'),
    }),
    dimension: choice(label('维度', 'Dimension', 'Khía cạnh'), 'DC_PDP_REVIEW_DIMENSION', {
      required: true,
      initial: 'function',
    }),
    weight: figure(label('权重', 'Weight', 'Trọng số'), { scale: 1, min: '0.1', max: '10', initial: '1' }),
    orderNo: figure(label('排序', 'Order', 'Thứ tự'), { initial: '1', sortable: true }),
    isActive: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, indexed: true, width: 90 },
    remark: remarkField,
  },
  list: {
    columns: ['orderNo', 'itemName', 'itemKind', 'reviewType', 'dimension', 'weight', 'isActive'],
    filters: ['itemName', 'itemKind', 'reviewType', 'dimension', 'isActive'],
    sort: 'orderNo',
    size: 50,
  },
  form: [
    {
      label: label('评审项', 'Item', 'Mục thẩm định'),
      fields: ['itemName', 'itemKind', 'reviewType', 'dimension', 'weight', 'orderNo', 'isActive', 'remark'],
    },
  ],
  naturalKey: ['itemName', 'itemKind'],
  menu: { group: 'pdp.setting', path: '/pdp/pdp-setting/review-item-config', order: 2 },
})

const columns = { itemName: 'itemName', reviewType: 'reviewType', dimension: 'dimension', weight: 'weight', orderNo: 'orderNo' }

/** The dimensions that a new review begins with. */
export const reviewDimensionTemplate = defineChoices({
  key: 'reviewDimensionTemplate',
  path: '/blade-bip/dc-review-dimension/review-dimension-template',
  of: 'reviewItemConfig',
  filter: { itemKind: 'dimension', isActive: 'true' },
  columns,
})

/** The questions that a new review begins with. */
export const reviewIssueTemplate = defineChoices({
  key: 'reviewIssueTemplate',
  path: '/blade-bip/dc-review-issues/find-template-data',
  of: 'reviewItemConfig',
  filter: { itemKind: 'issue', isActive: 'true' },
  columns,
})
