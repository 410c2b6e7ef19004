import { label } from '../../../i18n.ts'
import { defineResource, del, get, post } from '../../../resource/core.ts'
import { auditStates } from '../parts.ts'
import { erpOrderActions, submitTpm } from './orderActions.ts'
import { erpOrderFields } from './orderFields.ts'
import { orderApproval, orderForm, orderList, orderSend, orderTabs } from './orderParts.ts'

/** An order for standard products as the ERP keeps it, from the contract to the lines that are delivered. */
export const erpOrder = defineResource({
  key: 'erpOrder',
  path: '/blade-bip/dc/erpOrder',
  calls: {
    list: get('item-list'),
    detail: get('detail'),
    submit: post('submit'),
    remove: del('remove'),
    selectData: post('select-data'),
  },
  label: label('ERP 订单', 'ERP order', 'Đơn ERP'),
  icon: 'handshake',
  display: 'orderNo',
  subtitle: 'contractNo',
  fields: erpOrderFields('DD-{yyyy}-{00000}', 'erpOrderId'),
  list: orderList,
  form: orderForm,
  tabs: orderTabs,
  states: auditStates,
  sends: { erp: orderSend('erpOrder') },
  actions: { ...erpOrderActions, submitTpm },
  approval: orderApproval('ErpOrder'),
  menu: { group: 'pdp.order', path: '/pdp/erp-order', order: 1 },
})
