import { type Label, label } from '../i18n.ts'
import type { Core } from './core.ts'

/** What a code allows and how it is called on the roles page. */
export type Permission = { code: string; label: Label; resource: string; operation: string }

const operations = {
  view: label('查看', 'View', 'Xem'),
  add: label('新建', 'Create', 'Thêm'),
  edit: label('编辑', 'Edit', 'Sửa'),
  remove: label('删除', 'Remove', 'Xóa'),
  import: label('导入', 'Import', 'Nhập'),
  export: label('导出', 'Export', 'Xuất'),
} as const
export type Operation = keyof typeof operations

/** The permission code of an operation or action: `customer_add`, `purchaseOrder_commit`. */
export const permissionCode = (core: Pick<Core, 'key'>, operation: string): string => `${core.key}_${operation}`

/** All codes that a resource brings, in the order of the roles page. */
export function permissionsOf(core: Core): Permission[] {
  const names: (Operation | false | undefined)[] = [
    'view',
    core.calls.submit && 'add',
    (core.calls.submit ?? core.calls.update) && 'edit',
    core.calls.remove && 'remove',
  ]
  if (core.calls.submit && core.transfer !== false) names.push('import')
  if (core.transfer !== false) names.push('export')
  return [
    ...names
      .filter((name) => name !== false && name !== undefined)
      .map((name) => ({ code: permissionCode(core, name), label: operations[name], resource: core.key, operation: name })),
    ...Object.entries(core.actions ?? {}).map(([name, action]) => ({
      code: permissionCode(core, name),
      label: action.label,
      resource: core.key,
      operation: name,
    })),
  ]
}

/** How far a permission reaches over the rows: everything, own department with those below, own department, own rows. */
export const scopes = ['all', 'deptDeep', 'dept', 'self'] as const
export type Scope = (typeof scopes)[number]

/** What reaches are called. */
export const scopeLabels = {
  all: label('全部', 'everything', 'tất cả'),
  deptDeep: label('本部门及下级', 'own department and below', 'phòng ban và cấp dưới'),
  dept: label('本部门', 'own department', 'phòng ban'),
  self: label('仅本人', 'own records', 'của mình'),
} as const satisfies Record<Scope, Label>
