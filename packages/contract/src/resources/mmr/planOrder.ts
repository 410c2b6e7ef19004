import { label } from '../../i18n.ts'
import { defineResource, del, get, post } from '../../resource/core.ts'
import { planOrderActions, planOrderStates } from './planOrderActions.ts'
import { planOrderFields } from './planOrderFields.ts'

/** Work for a customer with its phases, people and material, from the order to the last day on site. */
export const planOrder = defineResource({
  key: 'planOrder',
  path: '/blade-bip/mmr-plan-order',
  calls: {
    list: get('list-no-cache'),
    detail: get('detail'),
    submit: post('submit'),
    remove: del('remove'),
    selectData: post('select-data'),
  },
  also: { submit: [{ names: { planOrderId: 'id' } }] },
  label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'),
  icon: 'calendar-clock',
  display: 'planOrderNo',
  subtitle: 'customerProductName',
  naturalKey: ['planOrderNo'],
  fields: planOrderFields,
  list: {
    columns: [
      'planOrderNo',
      'customerProductName',
      'planOrderStatus',
      'lineCode',
      'customerId',
      'categoryId',
      'priority',
      'startDate',
      'endDate',
      'promisedDate',
      'progress',
      'managerId',
    ],
    filters: [
      'planOrderNo',
      'customerProductName',
      'planOrderStatus',
      'lineCode',
      'customerId',
      'categoryId',
      'saleOrderId',
      'erpOrderId',
      'erpOrderNeId',
      'priority',
      'deptId',
      'managerId',
      'startDate',
      'endDate',
      'promisedDate',
      'delayReason',
    ],
  },
  form: [
    {
      label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'),
      fields: [
        'planOrderNo',
        'customerProductName',
        'lineCode',
        'customerId',
        'saleOrderId',
        'erpOrderId',
        'erpOrderNeId',
        'projectConfigId',
        'categoryId',
        'quantity',
        'unit',
        'priority',
      ],
    },
    {
      label: label('日期与负责', 'Dates and people', 'Ngày và phụ trách'),
      fields: ['startDate', 'endDate', 'promisedDate', 'deptId', 'managerId', 'actualStart', 'actualEnd', 'delayReason'],
    },
    {
      label: label('进度与工时', 'Progress and hours', 'Tiến độ và giờ công'),
      fields: ['progress', 'planDays', 'planHours', 'actualHours'],
    },
    {
      label: label('生产', 'Manufacturing', 'Sản xuất'),
      fields: ['orgId', 'stockOrgId', 'technologyId', 'entryId', 'suspendReason', 'cancelReason', 'remark', 'attachments'],
    },
  ],
  states: planOrderStates,
  actions: planOrderActions,
  menu: { group: 'mmr.orders', path: '/mmr/plan-order', order: 1 },
})
