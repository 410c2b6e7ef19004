import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

/** What was ordered in each of the last twelve months, in the tenant's own currency; void orders do not count. */
export const purchaseByMonth = defineQuery({
  key: 'purchaseByMonth',
  path: '/blade-bip/plus/query/purchase-by-month',
  label: label('月度采购额', 'Purchases by month', 'Mua hàng theo tháng'),
  icon: 'chart-column',
  answers: 'series',
  reads: ['purchaseOrder'],
  fields: {
    month: { kind: 'text', label: label('月份', 'Month', 'Tháng') },
    total: {
      kind: 'money',
      label: label('含税金额（万元）', 'Total incl. tax (10,000 CNY)', 'Tổng gồm thuế (10.000 CNY)'),
    },
  },
  series: { x: 'month', y: ['total'] },
  fresh: 60,
  menu: { group: 'scm.purchase', path: '/scm/purchase-by-month', order: 9 },
})
