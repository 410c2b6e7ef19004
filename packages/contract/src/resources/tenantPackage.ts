import { label } from '../i18n.ts'
import { defineResource, standardCalls } from '../resource/core.ts'

/** Which menus a tenant may have; kept by the first tenant alone. */
export const tenantPackage = defineResource({
  key: 'tenantPackage',
  path: '/blade-system/tenant-package',
  calls: standardCalls(),
  label: label('租户产品包', 'Tenant package', 'Gói sản phẩm'),
  icon: 'package',
  display: 'packageName',
  fields: {
    packageName: {
      kind: 'text',
      label: label('产品包名称', 'Package', 'Tên gói'),
      required: true,
      max: 60,
      searchable: true,
      unique: true,
      sortable: true,
      width: 240,
    },
    menuId: { kind: 'longText', label: label('菜单', 'Menus', 'Trình đơn'), required: true, max: 20_000 },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
  },
  list: { columns: ['packageName', 'remark', 'createTime', 'updateTime'], filters: ['packageName'] },
  form: [{ label: label('租户产品包', 'Tenant package', 'Gói sản phẩm'), fields: ['packageName', 'menuId', 'remark'] }],
  transfer: false,
  menu: { group: 'system.tenants', path: '/system/tenant-package', order: 2 },
})
