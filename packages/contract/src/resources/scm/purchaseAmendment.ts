import { label } from '../../i18n.ts'
import { defineResource, get } from '../../resource/core.ts'
import { numberField } from './orderParts.ts'

const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 110 }) as const
const price = (zh: string, en: string, vi: string) => ({ kind: 'money', label: label(zh, en, vi), scale: 4, width: 110 }) as const
const day = (zh: string, en: string, vi: string) => ({ kind: 'date', label: label(zh, en, vi), width: 110 }) as const

/** A change of a purchase order that was sent already: what each changed line was, and what it is since. Made by its call alone. */
export const purchaseAmendment = defineResource({
  key: 'purchaseAmendment',
  path: '/blade-bip/plus/purchase-amendment',
  calls: { list: get('list'), detail: get('detail') },
  label: label('采购变更', 'Amendment', 'Thay đổi đơn mua'),
  icon: 'git-compare',
  display: 'no',
  fields: {
    no: numberField('PA-{yyyy}-{00000}'),
    orderId: {
      kind: 'reference',
      label: label('采购订单', 'Purchase order', 'Đơn mua hàng'),
      to: 'purchaseOrder',
      parent: true,
      required: true,
      indexed: true,
      width: 150,
    },
    versionNo: { kind: 'number', label: label('版本', 'Version', 'Phiên bản'), min: '2', width: 80 },
    amendKind: {
      kind: 'dict',
      label: label('类型', 'Kind', 'Loại'),
      dictionary: 'DC_AMENDMENT_KIND',
      required: true,
      indexed: true,
      width: 110,
    },
    reason: { kind: 'text', label: label('原因', 'Reason', 'Lý do'), required: true, max: 300, searchable: true, width: 240 },
    lines: {
      kind: 'lines',
      label: label('变更明细', 'Changed lines', 'Dòng thay đổi'),
      maxLines: 2000,
      fields: {
        orderLineId: { kind: 'text', label: label('订单行', 'Line of order', 'Dòng đơn'), max: 64, width: 120 },
        materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', required: true, width: 220 },
        oldQuantity: figure('原数量', 'Quantity before', 'Số lượng cũ'),
        newQuantity: figure('新数量', 'Quantity since', 'Số lượng mới'),
        oldPrice: price('原单价', 'Price before', 'Đơn giá cũ'),
        newPrice: price('新单价', 'Price since', 'Đơn giá mới'),
        oldDate: day('原交期', 'Delivery before', 'Ngày giao cũ'),
        newDate: day('新交期', 'Delivery since', 'Ngày giao mới'),
      },
    },
    oldTotal: { kind: 'money', label: label('原含税金额', 'Total before', 'Tổng cũ'), width: 130 },
    newTotal: { kind: 'money', label: label('新含税金额', 'Total since', 'Tổng mới'), width: 130 },
  },
  list: {
    columns: ['no', 'orderId', 'versionNo', 'amendKind', 'reason', 'oldTotal', 'newTotal', 'createUser', 'createTime'],
    filters: ['no', 'orderId', 'amendKind', 'reason'],
  },
  form: [
    {
      label: label('变更', 'Amendment', 'Thay đổi'),
      fields: ['no', 'orderId', 'versionNo', 'amendKind', 'reason', 'lines', 'oldTotal', 'newTotal'],
    },
  ],
  transfer: false,
  menu: { group: 'scm.purchase', path: '/scm/purchase-amendment', order: 7 },
})

/** Changes an order that was sent: `{ orderId, kind, reason, lines: [{ orderLineId, quantity?, price?, deliveryDate? }] }`. */
export const amendmentCalls = { amend: '/blade-bip/plus/purchase-amendment/amend' } as const
