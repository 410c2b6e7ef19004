import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { demandDictionaries } from './demand/rlistDictionaries.ts'
import { dictionaries } from './dictionaries.ts'
import { sellingDictionaries } from './sellingDictionaries.ts'

/** Customers and who one speaks with there. */
export const crm = defineModule({
  key: 'crm',
  root: { label: label('客户', 'CRM', 'Khách hàng'), icon: 'handshake', order: 3 },
  groups: {
    'crm.customers': { label: label('客户管理', 'Customers', 'Quản lý khách hàng'), icon: 'building-2', order: 1 },
    'crm.sales': { label: label('销售', 'Selling', 'Bán hàng'), icon: 'handshake', order: 2 },
    'crm.setting': { label: label('客户设置', 'Settings', 'Cài đặt'), icon: 'settings', order: 9 },
  },
  cards,
  dictionaries: [...dictionaries, ...sellingDictionaries, ...demandDictionaries],
})
