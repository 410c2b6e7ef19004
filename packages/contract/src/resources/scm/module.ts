import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** Suppliers, materials, purchasing and dispatch. */
export const scm = defineModule({
  key: 'scm',
  root: { label: label('供应链', 'Supply chain', 'Chuỗi cung ứng'), icon: 'boxes', order: 9 },
  groups: {
    'scm.purchase': { label: label('采购', 'Purchasing', 'Mua hàng'), icon: 'shopping-cart', order: 1 },
    'scm.sale': { label: label('销售', 'Sales', 'Bán hàng'), icon: 'handshake', order: 3 },
    'scm.config': { label: label('供应链设置', 'Supply chain settings', 'Thiết lập chuỗi cung ứng'), icon: 'settings', order: 4 },
    'scm.stock': { label: label('物料与发运', 'Materials and dispatch', 'Vật tư và giao hàng'), icon: 'package', order: 2 },
  },
  pages: [
    {
      id: 'scm.purchaseDay',
      group: 'scm.purchase',
      label: label('采购工作台', 'Purchaser’s day', 'Bàn làm việc mua hàng'),
      icon: 'clipboard-list',
      order: 0,
      path: '/scm/purchase-day',
      permission: 'purchaseNeeds_view',
    },
  ],
  dictionaries,
  cards,
})
