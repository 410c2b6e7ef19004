import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** A step of a price: from this quantity on, each piece costs this much. */
export const outsourceStepPrice = defineResource({
  key: 'outsourceStepPrice',
  path: '/blade-bip/OutsourceStepPrice',
  calls: standardCalls(),
  label: label('阶梯价', 'Step price', 'Giá bậc thang'),
  icon: 'sliders-horizontal',
  display: 'no',
  fields: {
    no: {
      kind: 'serial',
      label: label('阶梯号', 'Number', 'Số bậc'),
      template: 'SP{000000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 110,
    },
    priceId: {
      kind: 'reference',
      label: label('外协价格', 'Price', 'Bảng giá'),
      to: 'outsourcePrice',
      parent: true,
      required: true,
      indexed: true,
      width: 150,
    },
    fromQuantity: {
      kind: 'number',
      label: label('数量从', 'From quantity', 'Từ số lượng'),
      scale: 4,
      min: '0.0001',
      required: true,
      sortable: true,
      width: 120,
    },
    price: {
      kind: 'money',
      label: label('未税单价', 'Price before tax', 'Đơn giá chưa thuế'),
      scale: 4,
      min: '0',
      required: true,
      sortable: true,
      width: 130,
    },
    leadDays: {
      kind: 'number',
      label: label('交货周期', 'Lead time', 'Thời gian giao'),
      min: '0',
      max: '365',
      unit: label('天', 'days', 'ngày'),
      width: 110,
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 200 },
  },
  list: {
    columns: ['no', 'priceId', 'fromQuantity', 'price', 'leadDays', 'remark', 'createTime'],
    filters: ['priceId', 'fromQuantity', 'createTime'],
    sort: 'fromQuantity',
  },
  form: [
    {
      label: label('阶梯价', 'Step price', 'Giá bậc thang'),
      fields: ['no', 'priceId', 'fromQuantity', 'price', 'leadDays', 'remark'],
    },
  ],
  menu: { group: 'outsourcing.prices', path: '/outsourcing/step-price', order: 4 },
})
