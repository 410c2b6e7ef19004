import { label } from '../../../i18n.ts'
import type { LinesField } from '../../../kinds/index.ts'
import { configuredCells } from './rlistCells.ts'

/** What stands in every row of a demand schedule, beside what settings add. */
export const rlistRows = {
  kind: 'lines',
  label: label('需求明细', 'Rows', 'Chi tiết nhu cầu'),
  maxLines: 1000,
  fields: {
    itemNo: { kind: 'text', label: label('项次', 'Item', 'Mục'), required: true, max: 30, width: 90 },
    itemName: { kind: 'text', label: label('名称', 'Name', 'Tên'), required: true, max: 120, width: 200 },
    station: { kind: 'text', label: label('工位', 'Station', 'Trạm'), max: 60, width: 110 },
    specification: { kind: 'text', label: label('规格要求', 'Specification', 'Yêu cầu kỹ thuật'), max: 300, width: 220 },
    quantity: {
      kind: 'number',
      label: label('数量', 'Quantity', 'Số lượng'),
      required: true,
      min: '0.001',
      scale: 3,
      width: 100,
    },
    unit: {
      kind: 'dict',
      label: label('单位', 'Unit', 'Đơn vị'),
      dictionary: 'DC_UNIT',
      required: true,
      initial: 'set',
      width: 90,
    },
    neededOn: { kind: 'date', label: label('要求交期', 'Needed on', 'Ngày cần hàng'), width: 120 },
    targetPrice: { kind: 'money', label: label('目标单价', 'Target price', 'Đơn giá mục tiêu'), min: '0', width: 130 },
    ...configuredCells,
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 300, width: 180 },
  },
} as const satisfies LinesField
