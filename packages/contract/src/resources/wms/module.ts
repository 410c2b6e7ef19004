import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Warehouses, stock and its movements. */
export const wms = defineModule({
  key: 'wms',
  root: { label: label('仓储', 'Warehouse', 'Kho'), icon: 'warehouse', order: 10 },
  groups: {},
})
