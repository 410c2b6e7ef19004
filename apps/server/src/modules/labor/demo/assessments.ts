import { computeInto } from '@bip/contract'
import { employeeAssessment } from '@bip/contract/resources'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import { gradeOf } from '../employeeAssessment.ts'

/** The last months of those who are on site. */
export function makeAssessments(world: World, count: number): DemoRecord[] {
  const random = createRandom('employeeAssessments')
  const { calendar } = world
  const people = madeOf(world, 'laborRegister').filter(({ values }) => values.personnelStatus === 'working')
  const records: DemoRecord[] = []
  const counters = new Map<string, number>()
  for (let month = 6; month >= 1; month--) {
    const first = `${calendar.day(-30 * month).slice(0, 7)}-01`
    const at = calendar.at(-30 * (month - 1) - 2, 10, month)
    for (const person of people) {
      if (records.length >= count || String(person.values.joinedDate) > first) continue
      const number = (counters.get(first) ?? 0) + 1
      counters.set(first, number)
      const leader = world.people.find(({ id }) => id === person.values.leaderId) ?? world.admin
      const base = random.whole(62, 96)
      const score = () => `${Math.min(100, Math.max(40, base + random.whole(-9, 9)))}.0`
      const isDone = month > 1 || random.chance(0.5)
      const values: Record<string, unknown> = {
        no: `EA-${at.slice(0, 7).replace('-', '')}-${String(number).padStart(4, '0')}`,
        workerId: person.id,
        assessmentStatus: isDone ? 'confirmed' : random.pick(['draft', 'submitted']),
        monthOf: first,
        qualityScore: score(),
        outputScore: score(),
        skillScore: score(),
        disciplineScore: score(),
        safetyScore: score(),
        workedHours: `${random.whole(140, 240)}.0`,
        assessorId: leader.id,
        praise: random.chance(0.4) ? random.pick(['装配一次合格', '带新人积极', '按时完成节点']) : null,
        improvement: random.chance(0.3) ? random.pick(['注意现场 5S', '加强看图能力', '劳保用品佩戴']) : null,
        confirmedOn: isDone ? at : null,
        feedback: isDone ? '已知悉' : null,
      }
      computeInto(employeeAssessment.fields, values)
      values.grade = gradeOf(values.totalScore)
      records.push({ id: idAt(at, records.length), at, by: leader, values })
    }
  }
  return records
}
