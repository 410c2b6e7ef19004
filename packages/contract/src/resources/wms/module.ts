import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** Warehouses, stock and its movements. */
export const wms = defineModule({
  key: 'wms',
  root: { label: label('仓储', 'Warehouse', 'Kho'), icon: 'warehouse', order: 10 },
  groups: {
    'wms.stock': { label: label('库存', 'Stock', 'Tồn kho'), icon: 'boxes', order: 1 },
    'wms.documents': { label: label('出入库', 'Receipts and issues', 'Nhập xuất'), icon: 'arrow-left-right', order: 2 },
    'wms.erp': { label: label('ERP 库存', 'ERP stock', 'Tồn kho ERP'), icon: 'files', order: 4 },
    'wms.base': { label: label('仓储资料', 'Warehouse data', 'Dữ liệu kho'), icon: 'warehouse', order: 3 },
  },
  pages: [
    {
      id: 'wms.day',
      group: 'wms.documents',
      label: label('仓管工作台', 'Keeper’s day', 'Bàn làm việc thủ kho'),
      icon: 'clipboard-list',
      order: 0,
      path: '/wms/day',
      permission: 'stockBalance_view',
    },
    {
      id: 'wms.scan',
      group: 'wms.documents',
      label: label('扫码作业', 'Work with the scanner', 'Làm việc bằng máy quét'),
      icon: 'scan-line',
      order: 9,
      path: '/wms/scan',
      permission: 'stockTransfer_add',
    },
  ],
  dictionaries,
  cards,
})
