import { type Label, label, permissionsOf, type Scope } from '@bip/contract'
import { resources } from '@bip/contract/resources'

type Grants = Readonly<Record<string, Scope>>
type DemoRole = { id: string; label: Label; sort: number; grants: Grants }

/** Every operation of a resource, or those named, to one reach. */
function on(key: string, scope: Scope, operations?: readonly string[]): Grants {
  const core = resources[key]
  if (!core) throw new Error(`The demonstration roles name the resource "${key}", which nobody declared.`)
  const codes = permissionsOf(core).filter(({ operation }) => !operations || operations.includes(operation))
  return Object.fromEntries(codes.map(({ code }) => [code, scope]))
}

const look = ['view', 'export'] as const

/** Sample roles: what each may do and how far it reaches. `employee` is everybody's. */
export const roles: readonly DemoRole[] = [
  {
    id: 'employee',
    label: label('员工', 'Employee', 'Nhân viên'),
    sort: 1,
    grants: {
      ...on('leave', 'self', look),
      ...on('wikiArticle', 'all', ['view']),
      ...on('note', 'self'),
      ...on('fileShare', 'self'),
      ...on('fileManager', 'all', ['view']),
      ...on('projectFile', 'all', ['view']),
      wf_process_draft: 'self',
      wf_process_withdraw: 'self',
      wf_pass: 'all',
      wf_reject: 'all',
      wf_transfer: 'all',
      wf_print: 'all',
    },
  },
  {
    id: 'sales',
    label: label('销售', 'Sales', 'Kinh doanh'),
    sort: 2,
    grants: {
      ...on('customer', 'deptDeep'),
      ...on('customerContacts', 'deptDeep'),
      ...on('ship', 'all', look),
      ...on('material', 'all', ['view']),
    },
  },
  {
    id: 'planner',
    label: label('计划', 'Planner', 'Kế hoạch'),
    sort: 3,
    grants: {
      ...on('ship', 'all'),
      ...on('material', 'all'),
      ...on('projectFile', 'all'),
      ...on('purchaseOrder', 'all', look),
      ...on('customer', 'all', ['view']),
      ...on('supplier', 'all', ['view']),
    },
  },
  {
    id: 'inspector',
    label: label('质检', 'Inspector', 'Kiểm tra chất lượng'),
    sort: 4,
    grants: {
      ...on('fileManager', 'all'),
      ...on('material', 'all', look),
      ...on('supplier', 'all', look),
      ...on('purchaseOrder', 'all', ['view']),
      ...on('ship', 'all', ['view']),
    },
  },
  {
    id: 'buyer',
    label: label('采购', 'Buyer', 'Mua hàng'),
    sort: 5,
    grants: {
      ...on('purchaseOrder', 'deptDeep'),
      ...on('supplier', 'all'),
      ...on('material', 'all', [...look, 'edit']),
    },
  },
  {
    id: 'worker',
    label: label('装配工', 'Worker', 'Công nhân'),
    sort: 6,
    grants: { ...on('ship', 'all', ['view']), ...on('material', 'all', ['view']) },
  },
]
