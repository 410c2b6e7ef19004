import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'

const states = {
  enabled: { label: label('启用', 'Enabled', 'Đang dùng'), tone: 'success' },
  disabled: { label: label('停用', 'Disabled', 'Vô hiệu'), tone: 'neutral' },
} as const

/** The tenants of the installation, by number; for administrators of the first one. */
export const tenantList = defineListing({
  key: 'tenant',
  path: '/blade-system/tenant/list',
  label: label('租户管理', 'Tenants', 'Quản lý tổ chức thuê'),
  icon: 'building-2',
  fields: {
    tenantName: { kind: 'text', label: label('租户名称', 'Tenant', 'Tên tổ chức'), width: 200 },
    tenantId: { kind: 'text', label: label('租户编号', 'Number', 'Mã số'), width: 110 },
    status: { kind: 'state', states, label: label('状态', 'Status', 'Trạng thái'), width: 120 },
    packageName: { kind: 'text', label: label('产品包', 'Package', 'Gói sản phẩm'), width: 150 },
    accounts: { kind: 'text', label: label('账号数', 'Accounts', 'Tài khoản'), width: 110 },
    expires: { kind: 'text', label: label('到期日', 'Until', 'Hết hạn'), width: 120 },
    domain: { kind: 'text', label: label('域名', 'Domain', 'Tên miền'), width: 190 },
    contactName: { kind: 'text', label: label('联系人', 'Contact', 'Người liên hệ'), width: 110 },
    createTime: { kind: 'instant', label: label('创建时间', 'Created', 'Ngày tạo'), width: 170, seconds: true },
  },
  list: {
    columns: ['tenantName', 'tenantId', 'status', 'packageName', 'accounts', 'expires', 'domain', 'contactName', 'createTime'],
    filters: ['status'],
    card: ['status', 'tenantId'],
  },
  search: label(
    '搜索编号、名称、域名或联系人',
    'Search number, name, domain or contact',
    'Tìm mã số, tên, tên miền hoặc người liên hệ',
  ),
  empty: { title: label('还没有其他租户', 'There are no other tenants yet', 'Chưa có tổ chức thuê nào khác') },
})
