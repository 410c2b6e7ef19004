import type { TransferItem } from './transfer.ts'

/** Columns of the purchase order list. */
export const orderFields: readonly TransferItem[] = [
  { key: 'no', label: '单号', keywords: 'danhao' },
  { key: 'supplier', label: '供应商', keywords: 'gongyingshang' },
  { key: 'status', label: '状态', keywords: 'zhuangtai' },
  { key: 'date', label: '采购日期', keywords: 'caigouriqi' },
  { key: 'due', label: '交期', keywords: 'jiaoqi' },
  { key: 'amount', label: '含税金额', keywords: 'hanshuijine' },
  { key: 'arrived', label: '已到货', keywords: 'yidaohuo' },
  { key: 'buyer', label: '采购员', keywords: 'caigouyuan' },
  { key: 'project', label: '项目', keywords: 'xiangmu' },
  { key: 'plant', label: 'Nhà máy nhận hàng' },
  { key: 'terms', label: 'Điều khoản thanh toán và giao hàng quốc tế' },
]

/** People with their departments, as one shares a process with them. */
export const people: readonly TransferItem[] = [
  { key: 'u1', label: '王敏', description: 'BP1021 · 采购部', keywords: 'wangmin' },
  { key: 'u2', label: '陈立新', description: 'BP0933 · 机加工车间', keywords: 'chenlixin' },
  { key: 'u3', label: 'Nguyễn Văn An', description: 'VN0107 · Nhà máy Bắc Ninh' },
  { key: 'u4', label: '赵海燕', description: 'BP1200 · 质量部', keywords: 'zhaohaiyan' },
  { key: 'u5', label: '李工（已离职）', description: 'BP0412 · 装配车间', keywords: 'ligong', isDisabled: true },
  { key: 'u6', label: 'Trần Thị Mai Hương', description: 'VN0112 · Phòng Quản lý chất lượng' },
]

const nouns = ['伺服电机', '直线导轨', '控制柜', '联轴器', '减速机', '气缸', '接近开关', '滚珠丝杠', '轴承座', '电缆拖链']

/** As many materials as a plant has. */
export const manyMaterials = (count: number): readonly TransferItem[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `m${index}`,
    label: `${nouns[index % nouns.length]} ${String(index).padStart(5, '0')}`,
    keywords: `1.${String(index % 90).padStart(2, '0')}.${String(index).padStart(5, '0')}`,
  }))
