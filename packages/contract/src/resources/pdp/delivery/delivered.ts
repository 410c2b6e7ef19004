import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { filesField, numberField, projectField, remarkField } from '../parts.ts'
import { choice, day, figure, of, person, planItemOf, state, text } from '../shapes.ts'
import { deliveredActions, deliveredStates } from './deliveredActions.ts'

/** What goes to the customer of a project at one time: packed, sent, accepted. */
export const delivered = defineResource({
  key: 'delivered',
  path: '/blade-bip/delivered',
  calls: standardCalls(),
  label: label('项目交付', 'Delivery', 'Bàn giao'),
  plural: 'Deliveries',
  icon: 'truck',
  display: 'deliveredNo',
  fields: {
    deliveredNo: numberField('JF-{yyyy}-{0000}'),
    projectId: projectField,
    deliveredStatus: state(),
    deliveryType: choice(label('交付类型', 'Type', 'Loại bàn giao'), 'DC_PDP_DELIVERY_TYPE', {
      required: true,
      initial: 'equipment',
    }),
    planItemId: planItemOf,
    planDate: day(label('计划交付', 'Planned', 'Ngày kế hoạch'), { required: true }),
    shippedOn: day(label('发出日期', 'Sent on', 'Ngày gửi'), { serverOwned: true }),
    acceptedOn: day(label('验收日期', 'Accepted on', 'Ngày nghiệm thu'), { serverOwned: true }),
    ownerId: person(label('负责人', 'Owner', 'Người phụ trách'), { required: true }),
    receiverName: text(label('收货人', 'Received by', 'Người nhận'), { max: 60 }),
    receiverPhone: text(label('收货电话', 'Phone', 'Điện thoại'), { format: 'telephone', max: 40, width: 130 }),
    address: text(label('交付地址', 'Address', 'Địa chỉ'), { max: 200, prefill: ['projectId', 'siteAddress'] }),
    carrier: text(label('承运商', 'Carrier', 'Đơn vị vận chuyển'), { max: 80 }),
    trackingNo: text(label('运单号', 'Tracking number', 'Số vận đơn'), { max: 60, searchable: true }),
    packages: {
      kind: 'lines',
      label: label('装箱清单', 'Packing list', 'Phiếu đóng gói'),
      maxLines: 500,
      fields: {
        packageNo: text(label('箱号', 'Package', 'Số kiện'), { required: true, max: 30, width: 110 }),
        content: text(label('内容', 'Content', 'Nội dung'), { required: true, max: 200, width: 240 }),
        quantity: figure(label('件数', 'Pieces', 'Số lượng'), { required: true, initial: '1' }),
        dimensions: text(label('尺寸 (mm)', 'Size (mm)', 'Kích thước (mm)'), { max: 40, width: 140 }),
        weight: figure(label('毛重', 'Weight', 'Trọng lượng'), { scale: 1, unit: label('kg', 'kg', 'kg') }),
      },
    },
    packageCount: figure(label('箱数', 'Packages', 'Số kiện'), { formula: { op: 'count', lines: 'packages' } }),
    totalWeight: figure(label('总重', 'Total weight', 'Tổng trọng lượng'), {
      scale: 1,
      unit: label('kg', 'kg', 'kg'),
      formula: { op: 'sum', lines: 'packages', of: 'weight', scale: 1 },
    }),
    signerName: text(label('签收人', 'Signed by', 'Người ký nhận'), { max: 60, serverOwned: true }),
    signature: { kind: 'file', label: label('签名', 'Signature', 'Chữ ký'), maxCount: 1, accept: 'image/*', maxSizeMB: 5 },
    photos: {
      kind: 'file',
      label: label('现场照片', 'Photos', 'Ảnh hiện trường'),
      maxCount: 30,
      accept: 'image/*',
      maxSizeMB: 20,
    },
    acceptanceNote: text(label('验收说明', 'Note of acceptance', 'Ghi chú nghiệm thu'), { max: 500, serverOwned: true }),
    customerId: of(label('客户', 'Customer', 'Khách hàng'), 'customer', { from: ['projectId', 'customerId'], indexed: false }),
    remark: remarkField,
    attachments: filesField,
  },
  list: {
    columns: [
      'deliveredNo',
      'projectId',
      'deliveredStatus',
      'deliveryType',
      'planDate',
      'shippedOn',
      'acceptedOn',
      'packageCount',
      'totalWeight',
      'ownerId',
    ],
    filters: ['deliveredNo', 'projectId', 'deliveredStatus', 'deliveryType', 'planDate', 'ownerId'],
    sort: '-planDate',
  },
  form: [
    {
      label: label('交付', 'Delivery', 'Bàn giao'),
      fields: [
        'deliveredNo',
        'projectId',
        'planItemId',
        'deliveryType',
        'planDate',
        'ownerId',
        'receiverName',
        'receiverPhone',
        'address',
        'carrier',
        'trackingNo',
      ],
    },
    { label: label('装箱', 'Packing', 'Đóng gói'), fields: ['packages', 'packageCount', 'totalWeight'] },
    {
      label: label('验收', 'Acceptance', 'Nghiệm thu'),
      fields: ['shippedOn', 'acceptedOn', 'signerName', 'signature', 'photos', 'acceptanceNote'],
    },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'], folded: true },
  ],
  states: deliveredStates,
  actions: deliveredActions,
  menu: { group: 'pdp.delivery', path: '/pdp/delivered', order: 1 },
})
