import { type Label, label, type Scope } from '@bip/contract'
import type { ModuleGrants } from './grants.ts'

const sampleRoles = [
  ['employee', label('员工', 'Employee', 'Nhân viên')],
  ['sales', label('销售', 'Sales', 'Kinh doanh')],
  ['planner', label('计划', 'Planner', 'Kế hoạch')],
  ['inspector', label('质检', 'Inspector', 'Kiểm tra chất lượng')],
  ['buyer', label('采购', 'Buyer', 'Mua hàng')],
  ['worker', label('装配工', 'Worker', 'Công nhân')],
] as const

export type SampleRole = (typeof sampleRoles)[number][0]

export type DemoRole = { id: SampleRole; label: Label; sort: number; grants: Readonly<Record<string, Scope>> }

/** The sample roles with what the modules let them do. `employee` is everybody's. */
export const rolesWith = (grants: readonly ModuleGrants[]): DemoRole[] =>
  sampleRoles.map(([id, label], at) => ({
    id,
    label,
    sort: at + 1,
    grants: Object.assign({}, ...grants.map((one) => one[id] ?? {})),
  }))
