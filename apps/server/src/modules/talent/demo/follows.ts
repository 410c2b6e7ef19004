import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'

const said = {
  willing: ['介绍了职位与团队，候选人有意向', '约定本周面试', '愿意了解薪资结构'],
  hesitating: ['在比较另一家公司的录用', '需要与家人商量工作地点', '希望了解出差频率'],
  declined: ['已接受其他公司录用', '暂不考虑换工作'],
  noAnswer: ['电话未接通，改发短信', '留言后未回复'],
} as const

/** What recruiters said with candidates in the weeks after they came; some are to be called again these days. */
export function makeFollowRecords(world: World, count: number): DemoRecord[] {
  const random = createRandom('talentFollows')
  const { calendar } = world
  const today = Date.parse(calendar.day(0))
  const records: DemoRecord[] = []
  for (const candidate of madeOf(world, 'talentCandidate')) {
    const begun = Math.round((Date.parse(candidate.at.slice(0, 10)) - today) / 86_400_000)
    for (let call = 0; call < random.whole(1, 4) && records.length < count; call++) {
      const offset = begun + 1 + call * 4
      if (offset >= 0) break
      const at = calendar.at(offset, random.whole(9, 17), random.whole(0, 59))
      const result = random.pick(['willing', 'willing', 'hesitating', 'declined', 'noAnswer'] as const)
      const isNext = result !== 'declined'
      records.push({
        id: idAt(at, records.length),
        at,
        by: candidate.by,
        values: {
          candidateId: candidate.id,
          way: result === 'noAnswer' ? 'call' : random.pick(['call', 'call', 'message', 'mail', 'visit']),
          content: random.pick(said[result]),
          result,
          followedAt: at,
          personId: candidate.by.id,
          nextStep: isNext ? random.pick(['再次电话沟通', '发送职位说明', '确认面试时间']) : null,
          nextOn: isNext ? calendar.day(offset + random.whole(3, 9)) : null,
          files: [],
        },
      })
    }
  }
  return records
}
