import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** Customers and who one speaks with there. */
export const crm = defineModule({
  key: 'crm',
  root: { label: label('客户', 'CRM', 'CRM'), icon: 'handshake', order: 3 },
  groups: {
    'crm.customers': { label: label('客户管理', 'Customers', 'Quản lý khách hàng'), icon: 'building-2', order: 1 },
  },
  dictionaries,
  cards,
})
