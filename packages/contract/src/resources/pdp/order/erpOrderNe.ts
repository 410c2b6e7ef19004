import { label } from '../../../i18n.ts'
import { defineResource, del, get, post } from '../../../resource/core.ts'
import { auditStates } from '../parts.ts'
import { erpOrderActions } from './orderActions.ts'
import { erpOrderFields } from './orderFields.ts'
import { orderApproval, orderForm, orderList, orderSend, orderTabs } from './orderParts.ts'

/** An order for equipment that is built for one customer: the same with project, technical demands and an MTO number for each line. */
export const erpOrderNe = defineResource({
  key: 'erpOrderNe',
  path: '/blade-bip/dc/erp/order/ne',
  calls: {
    list: get('list'),
    detail: get('detail'),
    submit: post('submit'),
    remove: del('remove'),
    selectData: post('select-data'),
  },
  also: { detail: [{ path: 'retrieve' }, { path: 'get-detail' }] },
  label: label('非标 ERP 订单', 'Non-standard ERP order', 'Đơn ERP phi tiêu chuẩn'),
  plural: 'Non-standard ERP orders',
  icon: 'factory',
  display: 'orderNo',
  subtitle: 'contractNo',
  fields: erpOrderFields('FB-{yyyy}-{00000}', 'erpOrderNeId'),
  list: orderList,
  form: orderForm,
  tabs: orderTabs,
  states: auditStates,
  sends: { erp: orderSend('erpOrderNe') },
  actions: erpOrderActions,
  approval: orderApproval('ErpOrderNe'),
  menu: { group: 'pdp.order', path: '/pdp/erp-order-ne', order: 2 },
})
