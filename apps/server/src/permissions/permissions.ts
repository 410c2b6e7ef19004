import { type Label, label, type Permission, permissionsOf, type Scope, scopes } from '@bip/contract'
import { permitted } from '@bip/contract/resources'

/** Codes that belong to no resource: administration and the approval buttons of the spec. */
const platform: readonly (readonly [code: string, label: Label])[] = [
  ['role_view', label('查看角色', 'View roles', 'Xem vai trò')],
  ['role_edit', label('维护角色', 'Keep roles', 'Quản lý vai trò')],
  ['role_grant', label('授予权限', 'Grant permissions', 'Cấp quyền')],
  ['dict_view', label('查看字典', 'View dictionaries', 'Xem từ điển')],
  ['dict_edit', label('维护字典', 'Keep dictionaries', 'Quản lý từ điển')],
  ['message_send', label('发送消息', 'Send messages', 'Gửi tin nhắn')],
  ['view_share', label('共享列表视图', 'Share views of lists', 'Chia sẻ chế độ xem danh sách')],
  ['menu_view', label('查看菜单', 'View menus', 'Xem trình đơn')],
  ['menu_edit', label('维护菜单', 'Keep menus', 'Quản lý trình đơn')],
  ['param_view', label('查看参数', 'View settings', 'Xem tham số')],
  ['param_edit', label('维护参数', 'Keep settings', 'Quản lý tham số')],
  ['log_view', label('查看日志', 'View logs', 'Xem nhật ký')],
  ['log_export', label('导出日志', 'Export logs', 'Xuất nhật ký')],
  ['online_view', label('查看在线用户', 'View online users', 'Xem người dùng trực tuyến')],
  ['job_view', label('查看系统任务', 'View jobs', 'Xem tác vụ hệ thống')],
  ['job_run', label('执行系统任务', 'Run jobs', 'Chạy tác vụ hệ thống')],
  ['online_end', label('强制下线', 'Sign others out', 'Buộc đăng xuất')],
  ['file_view', label('查看文件', 'View files', 'Xem tệp')],
  ['file_remove', label('删除文件', 'Remove files', 'Xóa tệp')],
  ['bin_view', label('查看和恢复回收站', 'View the bin and restore', 'Xem và khôi phục thùng rác')],
  ['bin_erase', label('彻底删除', 'Remove for good', 'Xóa vĩnh viễn')],
  ['tenant_view', label('查看租户', 'View tenants', 'Xem tổ chức thuê')],
  ['develop_code', label('代码生成', 'Generate code', 'Sinh mã')],
  ['api_view', label('查看接口文档', 'View the API', 'Xem tài liệu API')],
  ['tenant_edit', label('维护租户', 'Keep tenants', 'Quản lý tổ chức thuê')],
  ['flow_view', label('查看流程监控', 'View processes', 'Xem giám sát quy trình')],
  ['flow_edit', label('管理流程', 'Manage processes', 'Quản lý quy trình')],
  ['wf_process_draft', label('保存草稿', 'Save draft', 'Lưu nháp')],
  ['wf_process_withdraw', label('撤回流程', 'Withdraw', 'Thu hồi')],
  ['wf_pass', label('通过', 'Approve', 'Duyệt')],
  ['wf_reject', label('驳回', 'Reject', 'Từ chối')],
  ['wf_drawing_match', label('图纸匹配', 'Match drawings', 'Khớp bản vẽ')],
  ['wf_transfer', label('转办', 'Transfer', 'Chuyển xử lý')],
  ['wf_delegate', label('委托', 'Delegate', 'Ủy quyền')],
  ['wf_rollback', label('回退', 'Roll back', 'Trả về bước trước')],
  ['wf_terminate', label('终止', 'Terminate', 'Kết thúc')],
  ['wf_add_instance', label('加签', 'Add signer', 'Thêm người ký')],
  ['wf_print', label('打印', 'Print', 'In')],
]

/** Every permission that the product knows, grouped by the resource or query it belongs to. */
export const allPermissions: readonly Permission[] = [
  ...Object.values(permitted).flatMap(permissionsOf),
  ...platform.map(([code, label]) => ({ code, label, resource: '', operation: code })),
]

/** What an administrator holds: everything, everywhere. */
export const everyPermission: ReadonlyMap<string, Scope> = new Map(allPermissions.map(({ code }) => [code, 'all']))

/** Grants of several roles as one map; where roles disagree the wider scope counts. */
export function mergeGrants(grants: readonly { code: string; scope: Scope }[]): ReadonlyMap<string, Scope> {
  const merged = new Map<string, Scope>()
  for (const { code, scope } of grants) {
    const held = merged.get(code)
    if (held === undefined || scopes.indexOf(scope) < scopes.indexOf(held)) merged.set(code, scope)
  }
  return merged
}
