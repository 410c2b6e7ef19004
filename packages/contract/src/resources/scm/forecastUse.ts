import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, sortable: true, width: 120 }) as const

/** How far orders have consumed the forecast, by material and month of delivery. */
export const forecastUse = defineQuery({
  key: 'forecastUse',
  path: '/blade-bip/plus/query/forecast-use',
  label: label('预测消耗', 'Forecast against orders', 'Dự báo và đơn hàng'),
  icon: 'chart-column',
  answers: 'list',
  reads: ['forecast', 'saleOrder', 'material'],
  asks: { period: { kind: 'date', label: label('月份', 'Months', 'Các tháng') } },
  fields: {
    month: { kind: 'text', label: label('月份', 'Month', 'Tháng'), sortable: true, width: 100 },
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', width: 220 },
    materialCode: { kind: 'text', label: label('物料编码', 'Code', 'Mã vật tư'), width: 130 },
    forecast: figure('预测', 'Forecast', 'Dự báo'),
    ordered: figure('已接订单', 'Ordered', 'Đã đặt'),
    left: figure('未消耗预测', 'Forecast left', 'Dự báo còn lại'),
    beyond: figure('超出预测', 'Beyond the forecast', 'Vượt dự báo'),
    used: {
      kind: 'number',
      label: label('消耗率', 'Consumed', 'Đã dùng'),
      unit: label('%', '%', '%'),
      sortable: true,
      width: 100,
    },
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 70 },
  },
  list: {
    columns: ['month', 'materialCode', 'materialId', 'forecast', 'ordered', 'left', 'beyond', 'used', 'unit'],
    filters: ['materialId', 'period', 'used', 'beyond'],
    sort: 'month',
    size: 50,
  },
  opens: { resource: 'material', id: 'materialId' },
  menu: { group: 'scm.sale', path: '/scm/forecast-use', order: 4 },
})
