import { accounts } from '../../base/demoAccounts.ts'
import type { Calendar } from '../../seed/demo/calendar.ts'
import { type DemoDepartment, departments } from '../../seed/demo/departments.ts'
import { chineseMobile, chineseName, vietnameseMobile, vietnameseName } from '../../seed/demo/names.ts'
import { createRandom, type Random } from '../../seed/demo/random.ts'
import { type DemoRecord, type Employee, idAt, type Person } from '../../seed/demo/world.ts'

/** Everybody in the company: a head for each department first, the accounts that one may try, then the others. */
export function makePeople(calendar: Calendar): { records: DemoRecord[]; people: Employee[]; admin: Person } {
  const random = createRandom('people')
  const at = calendar.at(-420)
  const used = new Set(accounts.map(({ realName }) => realName))
  const drafts = departments.flatMap((department) => staffOf(department, random, used))
  const people = drafts.map((draft, index): Employee & { values: Record<string, unknown> } => {
    const number = index + 1
    return {
      id: idAt(at, number),
      deptId: draft.departmentId,
      account: draft.account ?? `e${String(number).padStart(4, '0')}`,
      realName: draft.realName,
      isHead: draft.isHead,
      values: {
        ...draft.values,
        account: draft.account ?? `e${String(number).padStart(4, '0')}`,
        realName: draft.realName,
        deptId: draft.departmentId,
        fnumber: `ZZ${String(1000 + number)}`,
        email: `${draft.account ?? `e${String(number).padStart(4, '0')}`}@zhizao.example`,
        status: random.chance(0.03) && !draft.account && !draft.isHead ? 'disabled' : 'enabled',
      },
    }
  })
  const admin = people.find(({ account }) => account === 'admin')
  if (!admin) throw new Error('The demonstration needs an account named admin.')
  return { people, admin, records: people.map(({ id, values }) => ({ id, at, by: admin, values })) }
}

type Draft = { account?: string; realName: string; departmentId: string; isHead: boolean; values: Record<string, unknown> }

function staffOf(department: DemoDepartment, random: Random, used: Set<string>): Draft[] {
  const { id: departmentId, isVietnamese } = department
  const known = accounts.filter((account) => account.departmentId === departmentId)
  const roleIds = ['employee', ...(department.role ? [department.role] : [])]
  const contact = () => ({ phone: isVietnamese ? vietnameseMobile(random) : chineseMobile(random) })
  const somebody = (postName: string, isHead: boolean): Draft => ({
    realName: freshName(() => (isVietnamese ? vietnameseName(random) : chineseName(random)), used),
    departmentId,
    isHead,
    values: { ...contact(), postName, roleIds },
  })
  const others = Math.max(0, department.people - 1 - known.length)
  return [
    somebody(department.head, true),
    ...known.map(({ account, realName, post, role }) => ({
      account,
      realName,
      departmentId,
      isHead: false,
      values: { ...contact(), postName: post, roleIds: ['employee', role] },
    })),
    ...Array.from({ length: others }, () => somebody(random.pick(department.posts), false)),
  ]
}

/** Two people of one name would be hard to tell apart in a demonstration. */
function freshName(make: () => string, used: Set<string>): string {
  for (;;) {
    const name = make()
    if (used.has(name)) continue
    used.add(name)
    return name
  }
}
