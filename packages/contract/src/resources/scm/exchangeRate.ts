import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** What one unit of a currency is in the company's own, from one day on until the next rate of it. */
export const exchangeRate = defineResource({
  key: 'exchangeRate',
  path: '/blade-bip/dc-scm-exchange-rate',
  calls: standardCalls(),
  label: label('汇率', 'Exchange rate', 'Tỷ giá'),
  icon: 'landmark',
  display: 'rateName',
  fields: {
    rateName: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 200,
    },
    currency: {
      kind: 'dict',
      label: label('币别', 'Currency', 'Tiền tệ'),
      dictionary: 'DC_CURRENCY',
      required: true,
      indexed: true,
      width: 110,
    },
    exchangeRate: {
      kind: 'number',
      label: label('汇率', 'Rate', 'Tỷ giá'),
      hint: label('1 单位外币折合人民币', 'CNY for one unit of the currency', 'Số CNY cho một đơn vị ngoại tệ'),
      scale: 8,
      min: '0.000001',
      required: true,
      sortable: true,
      width: 140,
    },
    validFrom: {
      kind: 'date',
      label: label('生效日期', 'Valid from', 'Hiệu lực từ'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    rateSource: { kind: 'text', label: label('来源', 'Source', 'Nguồn'), max: 60, width: 160 },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 180 },
  },
  list: {
    columns: ['rateName', 'currency', 'exchangeRate', 'validFrom', 'rateSource', 'updateUser', 'updateTime'],
    filters: ['currency', 'validFrom', 'exchangeRate'],
    sort: '-validFrom',
  },
  form: [
    {
      label: label('汇率', 'Exchange rate', 'Tỷ giá'),
      fields: ['rateName', 'currency', 'exchangeRate', 'validFrom', 'rateSource', 'remark'],
    },
  ],
  menu: { group: 'scm.config', path: '/scm/exchange-rate', order: 1 },
})
