import { type Label, label } from '../i18n.ts'
import { permissionCode } from '../resource/permissions.ts'
import { resources } from '../resources/index.ts'

/** A node of the menu that the product brings. Ids are stable; leaves of resources are made from their cores. */
export type BaselineMenu = {
  id: string
  parentId: string
  code: string
  label: Label
  icon: string
  path: string
  sort: number /** Shown when the user has this permission; to everybody when absent. */
  permission?: string /** The workbench stays alive in its tab. */
  keepAlive?: true
}

const node = (
  id: string,
  parentId: string,
  text: Label,
  icon: string,
  sort: number,
  path = '',
  permission?: string,
): BaselineMenu => ({ id, parentId, code: id, label: text, icon, path, sort, permission })

const groups: readonly BaselineMenu[] = [
  node('desk', '0', label('工作台', 'Workbench', 'Bàn làm việc'), 'layout-dashboard', 1, '/desk/index'),
  node('work', '0', label('审批', 'Approvals', 'Phê duyệt'), 'stamp', 2),
  node('work.mine', 'work', label('我的工作', 'My work', 'Công việc của tôi'), 'inbox', 1),
  node('work.todo', 'work.mine', label('待办', 'To do', 'Cần xử lý'), 'inbox', 1, '/work/todo'),
  node('work.done', 'work.mine', label('已办', 'Done', 'Đã xử lý'), 'check-check', 2, '/work/done'),
  node('work.sent', 'work.mine', label('我发起的', 'Started by me', 'Tôi khởi tạo'), 'send', 3, '/work/send'),
  node('work.start', 'work.mine', label('发起流程', 'Start a process', 'Khởi tạo quy trình'), 'play', 4, '/work/start'),
  node('work.messages', 'work.mine', label('消息', 'Messages', 'Tin nhắn'), 'mail', 9, '/message/index'),
  node('crm', '0', label('客户', 'Customers', 'Khách hàng'), 'handshake', 3),
  node('crm.customers', 'crm', label('客户管理', 'Customers', 'Quản lý khách hàng'), 'building-2', 1),
  node('scm', '0', label('供应链', 'Supply chain', 'Chuỗi cung ứng'), 'boxes', 4),
  node('scm.purchase', 'scm', label('采购', 'Purchasing', 'Mua hàng'), 'shopping-cart', 1),
  node('scm.stock', 'scm', label('物料与发运', 'Materials and dispatch', 'Vật tư và giao hàng'), 'package', 2),
  node('system', '0', label('系统', 'System', 'Hệ thống'), 'settings', 9),
  node('system.structure', 'system', label('组织架构', 'Organisation', 'Cơ cấu tổ chức'), 'network', 1),
  node('system.access', 'system', label('权限', 'Access', 'Phân quyền'), 'shield', 2),
  node('system.role', 'system.access', label('角色', 'Roles', 'Vai trò'), 'shield-check', 1, '/system/role', 'role_view'),
  node('system.basics', 'system', label('基础数据', 'Basics', 'Dữ liệu cơ sở'), 'book-open', 3),
  node('system.dict', 'system.basics', label('字典', 'Dictionaries', 'Từ điển'), 'book-a', 1, '/system/dict', 'dict_view'),
]

/** The whole menu tree as rows, parents before children. */
export const baselineMenu: readonly BaselineMenu[] = [
  ...groups,
  ...Object.values(resources).flatMap((core) =>
    core.menu
      ? [
          node(
            `resource.${core.key}`,
            core.menu.group,
            core.label,
            core.icon,
            core.menu.order,
            core.menu.path,
            permissionCode(core, 'view'),
          ),
        ]
      : [],
  ),
]
