import { type ImportedPlanItem, planCalls, type WholePlan, type WholePlanAnswer, wholePlanOf } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../../tests/support/figures.ts'
import { type Company, startCompany } from '../../../testing/company.ts'
import { randomOf } from '../../../testing/random.ts'

const tasks = count(80, 5000)
const stepsEach = count(25, 4000)
const maxTogether = 6

let company: Company
beforeAll(async () => {
  company = await startCompany({ sizes: { customer: 5, planTemplate: 1, planTempitem: 50, project: 2 } })
})
afterAll(() => company.stop())

const day = (number: number): string => new Date(Date.UTC(2027, 0, 4 + number)).toISOString().slice(0, 10)

const itemOf = (at: number): ImportedPlanItem => ({
  ...{
    code: `9.${at + 1}`,
    name: `任务 ${at + 1}`,
    parent: '9',
    itemType: 'task',
    planStart: day(at % 90),
    planEnd: day((at % 90) + 3),
  },
  ...{
    progress: 0,
    deadline: null,
    splits: null,
    constraintType: null,
    constraintDate: null,
    plannedHours: null,
    ownerName: null,
  },
  links: at % 10 > 0 ? [{ from: `9.${at}`, type: 'FS', lag: 0 }] : [],
})

type Person = { token: string; name: string; read: () => Promise<WholePlan> }

/** How the line behaves: the step arrives, it never does, or its answer is lost on the way back. */
const fates = ['whole', 'whole', 'whole', 'unsent', 'unheard'] as const

/** Somebody who plans on a bad line: reads, moves some tasks together, and after a cut or a conflict reads anew and says it once more. */
async function work(person: Person, projectId: string, random: (below: number) => number): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>()
  let plan = await person.read()
  for (let step = 0; step < stepsEach; step += 1) {
    const own = plan.items.filter(({ itemType }) => itemType === 'task')
    const keys = new Set(Array.from({ length: 1 + random(maxTogether) }, () => own[random(own.length)]?.id ?? ''))
    const [name, start] = [`${person.name} ${step}`, random(200)]
    for (let attempt = 0; ; attempt += 1) {
      expect(attempt).toBeLessThan(200)
      const now = plan.items.filter(({ id }) => keys.has(id))
      // The answer that was lost may have been that it is stored.
      if (now.every((item) => item.name === name)) break
      const items = now.map(({ id, version }) => ({
        ...{ id, version, planItemName: name, planStart: day(start), planEnd: day(start + 1 + random(9)) },
      }))
      const fate = fates[random(fates.length)]
      const answer =
        fate === 'unsent' ? null : await company.api.post(planCalls.replan, { token: person.token, body: { projectId, items } })
      if (fate === 'whole' && answer?.status === 200) break
      if (answer && answer.status !== 200) expect(answer.status).toBe(409)
      plan = await person.read()
    }
    stored.set(name, [...keys])
    // Others' steps are heard of now and then, as a push brings them; otherwise a step is made from what was seen last.
    if (random(3) === 0) plan = await person.read()
  }
  return stored
}

test('two people who replan the same tasks on a line with cuts end with one plan, and no step is lost or stored in part', async () => {
  const tokens = [await company.signIn('admin'), await company.signIn('planner')]
  const [token = ''] = tokens
  const { body } = await company.api.get<{ records: { id: string }[] }>('/blade-bip/project/list', {
    token,
    query: { size: '1' },
  })
  const projectId = body.data.records[0]?.id ?? ''
  const phase: ImportedPlanItem = { ...itemOf(0), code: '9', name: '阶段', parent: null, itemType: 'phase', links: [] }
  const items = [phase, ...Array.from({ length: tasks }, (_, at) => itemOf(at))]
  const imported = await company.api.post(planCalls.importPlan, { token, body: { projectId, items } })
  expect(imported.status).toBe(200)

  const people = tokens.map(
    (own, at): Person => ({
      token: own,
      name: ['甲', '乙'][at] ?? '',
      read: async () => {
        const { body: told } = await company.api.get<WholePlanAnswer>(planCalls.plan, { token: own, query: { projectId } })
        const plan = wholePlanOf(told.data)
        return { ...plan, items: plan.items.filter(({ itemNo }) => itemNo.startsWith('9.')) }
      },
    }),
  )
  const steps = await Promise.all(people.map((person, at) => work(person, projectId, randomOf(at + 1))))

  const [one, other] = await Promise.all(people.map(({ read }) => read()))
  expect(one?.items).toEqual(other?.items)
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{
      recordId: string
      version: number
      changes: Record<string, { after: unknown }>
    }>`select record_id as "recordId", version, changes
      from change_history where resource = 'planItem' and operation = 'update' order by id`.execute(tx),
  )
  const nameAfter = ({ changes }: (typeof rows)[number]) => changes.planItemName?.after
  const told = Map.groupBy(rows, (row) => String(nameAfter(row)))
  let moves = 0
  for (const [name, ids] of steps.flatMap((own) => [...own])) {
    moves += ids.length
    // Each task of a step is in the history, however often its answer was lost.
    expect([name, [...new Set(told.get(name)?.map(({ recordId }) => recordId))].sort()]).toEqual([name, [...ids].sort()])
  }
  for (const item of one?.items ?? []) {
    const own = rows.filter(({ recordId }) => recordId === item.id)
    // A step that is said again after a cut may move what has its name already.
    const named = own.map(nameAfter).findLast((name) => name !== undefined)
    if (named) expect([item.version, item.name]).toEqual([own.at(-1)?.version, named])
    // Versions follow each other: nothing was written over without being seen.
    expect(own.map(({ version }) => version)).toEqual(own.map((_, at) => (own[0]?.version ?? 0) + at))
  }
  recordFigure(
    'two people plan on a line with cuts',
    `${tasks} tasks, ${steps.length * stepsEach} steps that moved ${moves} tasks, 0 lost`,
  )
})
