import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** Whose goods lie in the warehouse: the company's own, a customer's parts, a supplier's consignment. */
export const cargoOwner = defineResource({
  key: 'cargoOwner',
  path: '/blade-bip/dc-wms-cargo-owner',
  calls: standardCalls(),
  label: label('货主', 'Cargo owner', 'Chủ hàng'),
  plural: 'Cargo owners',
  icon: 'id-card',
  display: 'cargoOwnerName',
  subtitle: 'cargoOwnerCode',
  fields: {
    cargoOwnerCode: {
      kind: 'text',
      label: label('货主编码', 'Code', 'Mã chủ hàng'),
      required: true,
      max: 20,
      pattern: '[\\w.\\-]+',
      messages: codeSigns('. - _'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 130,
    },
    cargoOwnerName: {
      kind: 'text',
      label: label('货主名称', 'Name', 'Tên chủ hàng'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 240,
    },
    ownerType: {
      kind: 'dict',
      label: label('货主类型', 'Kind', 'Loại chủ hàng'),
      dictionary: 'DC_CARGO_OWNER_TYPE',
      required: true,
      initial: 'own',
      indexed: true,
      width: 140,
    },
    customerId: {
      kind: 'reference',
      label: label('客户', 'Customer', 'Khách hàng'),
      to: 'customer',
      requiredWhen: { field: 'ownerType', in: ['customer'] },
      indexed: true,
      width: 200,
    },
    supplierId: {
      kind: 'reference',
      label: label('供应商', 'Supplier', 'Nhà cung cấp'),
      to: 'supplier',
      requiredWhen: { field: 'ownerType', in: ['supplier'] },
      indexed: true,
      width: 200,
    },
    contactName: { kind: 'text', label: label('联系人', 'Contact', 'Người liên hệ'), max: 60, width: 120 },
    phone: { kind: 'text', label: label('电话', 'Phone', 'Điện thoại'), format: 'telephone', max: 30, width: 140 },
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 1000 },
  },
  list: {
    columns: ['cargoOwnerCode', 'cargoOwnerName', 'ownerType', 'customerId', 'supplierId', 'contactName', 'phone', 'isActive'],
    filters: ['cargoOwnerCode', 'cargoOwnerName', 'ownerType', 'isActive'],
    sort: 'cargoOwnerCode',
  },
  form: [
    {
      label: label('货主', 'Cargo owner', 'Chủ hàng'),
      fields: [
        'cargoOwnerCode',
        'cargoOwnerName',
        'ownerType',
        'customerId',
        'supplierId',
        'contactName',
        'phone',
        'isActive',
        'remark',
      ],
    },
  ],
  menu: { group: 'wms.base', path: '/wms/cargo-owner', order: 3 },
})
