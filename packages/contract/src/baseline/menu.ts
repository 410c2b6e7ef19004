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

/** What only the first tenant's people may do, whatever a package says. */
export const isForFirstTenant = (code: string): boolean => /^(tenant|tenantPackage|develop)_/.test(code)

const node = (
  id: string,
  parentId: string,
  text: Label,
  icon: string,
  sort: number,
  path = '',
  permission?: string,
): BaselineMenu => ({ id, parentId, code: id, label: text, icon, path, sort, permission })

/** The public walls: they leave the portal, two of them into a window of their own. */
const walls = [
  ['/dashboard/shipping', label('发货', 'Dispatch', 'Giao hàng')],
  ['/dashboard/projectSchedule', label('项目进度', 'Project schedule', 'Tiến độ dự án')],
  ['/dashboard/floorboard/index', label('楼层', 'Floor', 'Tầng')],
  ['/dashboard/assemblyboard', label('装配', 'Assembly', 'Lắp ráp')],
  ['/dashboard/onSitePlan', label('现场计划', 'Site plan', 'Kế hoạch hiện trường')],
  ['/dashboard/humanResources/index', label('人力资源', 'Human resources', 'Nhân sự')],
  ['/dashboard/suppliersdownload/suppliersdownload', label('供应商下载', 'Supplier downloads', 'Tải xuống nhà cung cấp')],
  ['/dashboard/commandRoom/index', label('指挥中心', 'Command room', 'Phòng chỉ huy')],
  ['/desk/webviewNfdesign', label('设计器', 'Designer', 'Trình thiết kế')],
] as const

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
  node('knowledge', '0', label('知识', 'Knowledge', 'Tri thức'), 'book-open', 7),
  node('knowledge.all', 'knowledge', label('知识库', 'Wiki', 'Kho tri thức'), 'book-open', 1),
  node(
    'knowledge.post',
    'knowledge.all',
    label('阅读', 'Read', 'Đọc bài viết'),
    'book-open',
    0,
    '/knowledge/post',
    'wikiArticle_view',
  ),
  node('knowledge.files', 'knowledge', label('文件', 'Files', 'Tệp'), 'files', 2),
  node(
    'knowledge.ask',
    'knowledge.all',
    label('问知识库', 'Ask the wiki', 'Hỏi kho tri thức'),
    'text-search',
    2,
    '/knowledge/ai',
    'wikiArticle_view',
  ),
  node('work.collect', 'work.mine', label('我的收藏', 'My collection', 'Bộ sưu tập của tôi'), 'star', 7, '/desk/collect'),
  node('walls', '0', label('看板', 'Walls', 'Bảng hiển thị'), 'monitor', 8),
  node('walls.all', 'walls', label('全屏看板', 'Full-screen walls', 'Bảng toàn màn hình'), 'monitor', 1),
  ...walls.map(([path, text], place) => node(`walls.${place}`, 'walls.all', text, 'monitor', place, path)),
  node('system', '0', label('系统', 'System', 'Hệ thống'), 'settings', 9),
  node('system.structure', 'system', label('组织架构', 'Organisation', 'Cơ cấu tổ chức'), 'network', 1),
  node(
    'system.userAudit',
    'system.structure',
    label('注册审核', 'Registrations', 'Duyệt đăng ký'),
    'contact',
    9,
    '/system/user-audit',
    'user_auditPass',
  ),
  node('system.access', 'system', label('权限', 'Access', 'Phân quyền'), 'shield', 2),
  node('system.role', 'system.access', label('角色', 'Roles', 'Vai trò'), 'shield-check', 1, '/system/role', 'role_view'),
  node(
    'system.rolePeople',
    'system.access',
    label('角色成员', 'People of roles', 'Thành viên vai trò'),
    'users',
    1,
    '/system/role-user',
    'role_view',
  ),
  node('system.basics', 'system', label('基础数据', 'Basics', 'Dữ liệu cơ sở'), 'book-open', 3),
  node('system.menu', 'system.access', label('菜单', 'Menus', 'Trình đơn'), 'panel-left', 2, '/system/menu', 'menu_view'),
  node(
    'system.online',
    'system.access',
    label('在线用户', 'Online users', 'Người dùng trực tuyến'),
    'activity',
    6,
    '/system/online',
    'online_view',
  ),
  node('system.job', 'system.basics', label('系统任务', 'Jobs', 'Tác vụ hệ thống'), 'play', 3, '/system/job', 'job_view'),
  node(
    'system.outbox',
    'system.basics',
    label('未送达', 'Undelivered', 'Chưa gửi được'),
    'send',
    5,
    '/system/outbox',
    'job_view',
  ),
  node(
    'system.param',
    'system.basics',
    label('系统参数', 'Settings', 'Tham số hệ thống'),
    'sliders-horizontal',
    2,
    '/system/param',
    'param_view',
  ),
  node('system.file', 'system.basics', label('文件', 'Files', 'Tệp'), 'files', 4, '/system/file', 'file_view'),
  node('system.logs', 'system', label('日志', 'Logs', 'Nhật ký'), 'book-open', 4),
  node(
    'system.log.usual',
    'system.logs',
    label('操作日志', 'Operations', 'Thao tác'),
    'history',
    1,
    '/system/log/usual',
    'log_view',
  ),
  node(
    'system.log.api',
    'system.logs',
    label('接口日志', 'Calls', 'Lời gọi'),
    'arrow-left-right',
    2,
    '/system/log/api',
    'log_view',
  ),
  node('system.log.error', 'system.logs', label('错误日志', 'Errors', 'Lỗi'), 'bug', 3, '/system/log/error', 'log_view'),
  node(
    'system.log.login',
    'system.logs',
    label('登录日志', 'Sign-ins', 'Đăng nhập'),
    'log-in',
    4,
    '/system/log/login',
    'log_view',
  ),
  node('system.tenants', 'system', label('租户', 'Tenants', 'Tổ chức thuê'), 'building-2', 5),
  node(
    'system.tenant',
    'system.tenants',
    label('租户管理', 'Tenants', 'Quản lý tổ chức thuê'),
    'building-2',
    1,
    '/system/tenant',
    'tenant_view',
  ),
  node('system.develop', 'system', label('开发', 'Development', 'Phát triển'), 'boxes', 9),
  node(
    'system.code',
    'system.develop',
    label('代码生成', 'Code generator', 'Sinh mã'),
    'code-xml',
    1,
    '/develop/code',
    'develop_code',
  ),
  node('system.pda', 'system', label('手持端', 'Handheld app', 'Thiết bị cầm tay'), 'smartphone', 6),
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
