import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** Work given to others: what it costs, who offers it, what was sent out and came back, how good suppliers are. */
export const outsourcing = defineModule({
  key: 'outsourcing',
  root: { label: label('外协', 'Outsourcing', 'Gia công ngoài'), icon: 'truck', order: 11 },
  groups: {
    'outsourcing.orders': { label: label('外协业务', 'Orders', 'Đơn gia công'), icon: 'arrow-left-right', order: 1 },
    'outsourcing.prices': { label: label('价格配置', 'Prices', 'Giá gia công'), icon: 'book-a', order: 2 },
    'outsourcing.suppliers': { label: label('供应商考核', 'Supplier audit', 'Đánh giá nhà cung cấp'), icon: 'star', order: 3 },
  },
  dictionaries,
  cards,
})
