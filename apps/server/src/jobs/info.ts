import { type JobState, jobCalls, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { id, ids, paged, pageOf } from '../http/paging.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { writeAdminHistory } from '../logs/adminHistory.ts'

const names = label('系统任务', 'Jobs', 'Tác vụ hệ thống')
const comesAlong = label(
  '系统任务随产品提供，不能新建；请选择一项修改其间隔或暂停',
  'jobs come with the product and are not made; choose one to change its interval or to pause it',
  'tác vụ hệ thống đi kèm sản phẩm, không thể tạo mới; hãy chọn một tác vụ để đổi chu kỳ hoặc tạm dừng',
)
type Asker = Pick<Call, 'session' | 'services' | 'language'>

const change = z.object({
  id: id.optional(),
  /** Seconds between two runs; null for the product's own. */
  everySeconds: z.int().min(60).max(31_536_000).nullable().optional(),
  isPaused: z.boolean().optional(),
  nextAt: z.iso.datetime({ offset: true }).optional(),
  remark: z.string().trim().max(500).optional(),
})

/** Jobs by the addresses of the specification: seen, given another interval or time, and taken out of the schedule. */
export const infoRoutes = (states: (call: Asker) => Promise<JobState[]>): Route[] => [
  route({
    method: 'GET',
    path: `${jobCalls.info}/list`,
    access: { permission: 'job_view' },
    query: z.object(paged),
    run: async (call) => {
      const { current, size, search } = call.query
      const all = (await states(call)).filter(({ name, id: key }) =>
        `${name} ${key}`.toLowerCase().includes(search.toLowerCase()),
      )
      return pageOf(all.slice((current - 1) * size, current * size), all.length, call.query)
    },
  }),
  route({
    method: 'GET',
    path: `${jobCalls.info}/detail`,
    access: { permission: 'job_view' },
    query: z.object({ id }),
    run: async (call) => {
      const found = (await states(call)).find((one) => one.id === call.query.id)
      if (!found) throw new Refusal('notFound', { what: say(names, call.language) })
      return found
    },
  }),
  route({
    method: 'POST',
    path: `${jobCalls.info}/submit`,
    access: { permission: 'job_run' },
    body: change,
    run: async (call) => {
      const { body, session, services, language } = call
      const known = await states(call)
      if (body.id === undefined) throw new Refusal('badRequest', { reason: say(comesAlong, language) })
      const job = known.find((one) => one.id === body.id)
      if (!job) throw new Refusal('notFound', { what: say(names, language) })
      const every = body.everySeconds === undefined ? sql`every_seconds` : sql`${body.everySeconds}::integer`
      await services.database.asSystem(async (tx) => {
        await sql`update job set every_seconds = ${every}, is_paused = coalesce(${body.isPaused ?? null}::boolean, is_paused),
            remark = coalesce(${body.remark ?? null}::text, remark), next_at = coalesce(${body.nextAt ?? null}::timestamptz,
              least(next_at, now() + make_interval(secs => coalesce(${every}, ${job.usualEvery / 1000}))))
          where key = ${job.id}`.execute(tx)
        await writeAdminHistory(tx, session, { resource: 'job', id: job.id, operation: 'update' })
      })
      services.jobs.wake()
      return null
    },
  }),
  route({
    method: 'POST',
    path: `${jobCalls.info}/remove`,
    access: { permission: 'job_run' },
    query: z.object({ ids }),
    run: async (call) => {
      const { query, session, services, language } = call
      const known = new Set((await states(call)).map((one) => one.id))
      if (!query.ids.every((one) => known.has(one))) throw new Refusal('notFound', { what: say(names, language) })
      await services.database.asSystem(async (tx) => {
        await sql`update job set is_paused = true where key = any(${query.ids}::text[])`.execute(tx)
        for (const key of query.ids) await writeAdminHistory(tx, session, { resource: 'job', id: key, operation: 'pause' })
      })
      return null
    },
  }),
]
