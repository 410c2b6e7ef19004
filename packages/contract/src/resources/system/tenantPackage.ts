import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

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
      messages: { required: label('请输入产品包名称', 'Enter the name of the package', 'Vui lòng nhập tên gói') },
      max: 60,
      searchable: true,
      unique: true,
      sortable: true,
      width: 240,
    },
    menuId: {
      kind: 'longText',
      label: label('菜单', 'Menus', 'Trình đơn'),
      required: true,
      messages: { required: label('请选择菜单', 'Choose the menus', 'Vui lòng chọn trình đơn') },
      max: 20_000,
    },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
  },
  list: { columns: ['packageName', 'remark', 'createTime', 'updateTime'], filters: ['packageName'] },
  form: [{ label: label('租户产品包', 'Tenant package', 'Gói sản phẩm'), fields: ['packageName', 'menuId', 'remark'] }],
  transfer: false,
  menu: { group: 'system.tenants', path: '/system/tenant-package', order: 2 },
})
