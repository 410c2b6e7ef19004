import { type Label, type Language, label } from '@bip/contract'

type DemoAccount = {
  account: string
  realName: string
  departmentId: string
  post: string
  role: string
  roleLabel: Label
}

/** The accounts that one may try. Their password is BIP_DEMO_PASSWORD. */
export const accounts: readonly DemoAccount[] = [
  {
    account: 'admin',
    realName: '沈知行',
    departmentId: 'd01',
    post: '系统管理员',
    role: 'administrator',
    roleLabel: label('管理员', 'Administrator', 'Quản trị viên'),
  },
  {
    account: 'sales',
    realName: '陈嘉宁',
    departmentId: 'd02',
    post: '大客户经理',
    role: 'sales',
    roleLabel: label('销售', 'Sales', 'Kinh doanh'),
  },
  {
    account: 'planner',
    realName: '周明远',
    departmentId: 'd06',
    post: '计划员',
    role: 'planner',
    roleLabel: label('计划', 'Planner', 'Kế hoạch'),
  },
  {
    account: 'inspector',
    realName: '林晓雯',
    departmentId: 'd09',
    post: '质量工程师',
    role: 'inspector',
    roleLabel: label('质检', 'Inspector', 'Kiểm tra chất lượng'),
  },
  {
    account: 'buyer',
    realName: '许文博',
    departmentId: 'd07',
    post: '采购员',
    role: 'buyer',
    roleLabel: label('采购', 'Buyer', 'Mua hàng'),
  },
  {
    account: 'worker',
    realName: 'Nguyễn Văn Hùng',
    departmentId: 'd12',
    post: 'Công nhân lắp ráp',
    role: 'worker',
    roleLabel: label('装配工', 'Worker', 'Công nhân'),
  },
]

/** The accounts as the login page offers them. */
export const demoAccounts = (language: Language) =>
  accounts.map(({ account, realName, roleLabel }) => ({ account, name: realName, role: roleLabel[language] }))
