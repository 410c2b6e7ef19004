import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'

/** Keepers as the ERP knows them, read only; `asOf` says when they were last read there. */
export const warehouseKeeper = defineResource({
  key: 'warehouseKeeper',
  path: '/blade-bip/dc-erp-warehouse-keeper',
  calls: { list: get('list'), selectData: post('select-data') },
  label: label('ERP 仓管员', 'ERP keeper', 'Thủ kho ERP'),
  plural: 'ERP keepers',
  icon: 'users',
  display: 'keeperName',
  subtitle: 'keeperCode',
  fields: {
    keeperCode: {
      kind: 'text',
      label: label('ERP 编码', 'ERP code', 'Mã ERP'),
      required: true,
      max: 40,
      searchable: true,
      unique: true,
      sortable: true,
      width: 120,
    },
    keeperName: {
      kind: 'text',
      label: label('姓名', 'Name', 'Họ tên'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 140,
    },
    userId: { kind: 'person', label: label('平台账号', 'Account here', 'Tài khoản'), indexed: true, width: 140 },
    orgId: { kind: 'reference', label: label('组织', 'Organisation', 'Tổ chức'), to: 'organisation', indexed: true, width: 160 },
    keeperGroup: { kind: 'text', label: label('业务组', 'Group', 'Nhóm'), max: 60, width: 140 },
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), indexed: true, width: 80 },
    asOf: { kind: 'instant', label: label('同步时间', 'As of', 'Cập nhật lúc'), sortable: true, width: 160 },
  },
  list: {
    columns: ['keeperCode', 'keeperName', 'userId', 'orgId', 'keeperGroup', 'isActive', 'asOf'],
    filters: ['keeperCode', 'keeperName', 'orgId', 'isActive'],
    sort: 'keeperCode',
  },
  form: [
    {
      label: label('ERP 仓管员', 'ERP keeper', 'Thủ kho ERP'),
      fields: ['keeperCode', 'keeperName', 'userId', 'orgId', 'keeperGroup', 'isActive', 'asOf'],
    },
  ],
  mirror: { of: 'erp', kind: 'warehouseKeeper', key: ['keeperCode'], codes: { orgId: 'orgCode' }, asOf: 'asOf', every: 1440 },
  menu: { group: 'wms.base', path: '/wms/keeper', order: 5 },
})
