import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { dictionaries } from './dictionaries.ts'

/** Warehouses, stock and its movements. */
export const wms = defineModule({
  key: 'wms',
  root: { label: label('仓储', 'Warehouse', 'Kho'), icon: 'warehouse', order: 10 },
  groups: {
    'wms.base': { label: label('仓储资料', 'Warehouse data', 'Dữ liệu kho'), icon: 'warehouse', order: 3 },
  },
  dictionaries,
})
