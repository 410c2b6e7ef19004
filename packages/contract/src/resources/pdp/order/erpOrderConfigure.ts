import { label } from '../../../i18n.ts'
import { defineResource, del, get, post } from '../../../resource/core.ts'
import { remarkField } from '../parts.ts'
import { choice, text } from '../shapes.ts'

const chosen = { kind: 'dict', dictionary: 'DC_ERP_ORDER_FIELD', multiple: true, serverOwned: true, width: 260 } as const

/** How the form of an order of one business type is built: which fields it has, which must be filled, and from which lookup. */
export const erpOrderConfigure = defineResource({
  key: 'erpOrderConfigure',
  path: '/blade-bip/dc/erp/order/configure',
  calls: {
    list: get('list'),
    detail: get('detail'),
    submit: post('submit'),
    remove: del('remove'),
    selectData: post('select-data'),
  },
  label: label('ERP 订单配置', 'ERP order form', 'Cấu hình đơn ERP'),
  icon: 'settings',
  display: 'bizName',
  subtitle: 'bizType',
  fields: {
    bizType: text(label('业务类型编码', 'Business type', 'Mã loại nghiệp vụ'), {
      required: true,
      max: 40,
      unique: true,
      searchable: true,
      sortable: true,
      width: 140,
    }),
    bizName: text(label('业务类型', 'Name', 'Loại nghiệp vụ'), {
      required: true,
      max: 80,
      searchable: true,
      sortable: true,
      width: 200,
    }),
    needsHeaderAudit: {
      kind: 'boolean',
      label: label('表头先审核', 'The header is audited first', 'Duyệt phần đầu trước'),
      hint: label(
        '通过前由表头审核人先核对客户、合同与收款条件',
        'Somebody looks at customer, contract and terms before an order is passed',
        'Có người kiểm tra khách hàng, hợp đồng và điều khoản trước khi duyệt',
      ),
      initial: false,
      width: 120,
    },
    formFields: {
      kind: 'lines',
      label: label('字段', 'Fields', 'Các trường'),
      maxLines: 60,
      fields: {
        fieldKey: choice(label('字段', 'Field', 'Trường'), 'DC_ERP_ORDER_FIELD', { required: true, width: 220 }),
        isRequired: { kind: 'boolean', label: label('必填', 'Must be filled', 'Bắt buộc'), initial: false, width: 110 },
        lookup: choice(label('取值来源', 'Lookup', 'Nguồn giá trị'), 'DC_ERP_LOOKUP', { width: 200 }),
        remark: text(label('说明', 'Note', 'Ghi chú'), { max: 200 }),
      },
    },
    shownFields: { ...chosen, label: label('显示的字段', 'Fields shown', 'Trường hiển thị') },
    requiredFields: { ...chosen, label: label('必填的字段', 'Fields to be filled', 'Trường bắt buộc') },
    isActive: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    remark: remarkField,
  },
  list: {
    columns: ['bizType', 'bizName', 'shownFields', 'requiredFields', 'needsHeaderAudit', 'isActive'],
    filters: ['bizType', 'bizName', 'needsHeaderAudit', 'isActive'],
    sort: 'bizType',
  },
  form: [
    {
      label: label('业务类型', 'Business type', 'Loại nghiệp vụ'),
      fields: ['bizType', 'bizName', 'needsHeaderAudit', 'isActive'],
    },
    { label: label('字段', 'Fields', 'Các trường'), fields: ['formFields', 'remark'] },
  ],
  menu: { group: 'pdp.order', path: '/pdp/erp-order-configure', order: 4 },
})
