import { type JobServer, jobCalls, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { anywhere, paged, pageOf } from '../http/paging.ts'
import { type Call, type Route, route } from '../http/route.ts'

const names = label('任务服务器', 'Job server', 'Máy chủ tác vụ')
const stillThere = label(
  '{name} 仍在运行，停止后才能移除',
  '{name} is still at work; stop it first',
  '{name} vẫn đang chạy; hãy dừng trước',
)
/** Names of processes are `host:number`. */
const process = z.string().regex(/^[\w.:-]{1,100}$/)
const processes = z
  .string()
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(process).min(1).max(100))

/** A process has just begun a job. */
export const seen = (tx: Tx, name: string) =>
  sql`insert into job_server (process) values (${name}) on conflict (process) do update set seen_at = now()`.execute(tx)

/** One that ran nothing for so long, and holds nothing, counts as gone: jobs come at least every ten minutes. */
const columns = sql`s.process as id, s.name, s.remark, s.started_at as "startedAt", s.seen_at as "seenAt",
  (s.seen_at > now() - interval '15 minutes' or exists (select from job j where j.lease_by = s.process and j.lease_until > now())) as "isOnline",
  (select count(*)::int from job j where j.lease_by = s.process and j.lease_until > now()) as running,
  (select count(*)::int from job_run r where r.process = s.process) as runs,
  (select count(*)::int from job_run r where r.process = s.process and r.failure is not null) as failures`

/** The processes that run jobs, by the addresses of the specification; `guard` lets in whoever runs the installation. */
export const serverRoutes = (guard: (call: Pick<Call, 'session' | 'services' | 'language'>) => void): Route[] => [
  route({
    method: 'GET',
    path: `${jobCalls.server}/list`,
    access: { permission: 'job_view' },
    query: z.object(paged),
    run: async (call) => {
      guard(call)
      const { size, current, search } = call.query
      const like = anywhere(search)
      return call.services.database.asSystem(
        async (tx) => {
          const { rows } = await sql<
            JobServer & { total: number }
          >`select ${columns}, count(*) over ()::int as total from job_server s
            where s.process ilike ${like} or s.name ilike ${like} order by s.seen_at desc, s.process
            limit ${size} offset ${(current - 1) * size}`.execute(tx)
          const total = rows[0]?.total ?? 0
          return pageOf(
            rows.map(({ total: _, ...row }) => row),
            total,
            call.query,
          )
        },
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'GET',
    path: `${jobCalls.server}/detail`,
    access: { permission: 'job_view' },
    query: z.object({ id: process }),
    run: async (call) => {
      guard(call)
      const { rows } = await call.services.database.asSystem(
        (tx) => sql<JobServer>`select ${columns} from job_server s where s.process = ${call.query.id}`.execute(tx),
        { readOnly: true },
      )
      if (!rows[0]) throw new Refusal('notFound', { what: say(names, call.language) })
      return rows[0]
    },
  }),
  route({
    method: 'POST',
    path: `${jobCalls.server}/submit`,
    access: { permission: 'job_run' },
    body: z.object({ id: process, name: z.string().trim().max(80).default(''), remark: z.string().trim().max(500).default('') }),
    run: async (call) => {
      guard(call)
      const { id, name, remark } = call.body
      await call.services.database.asSystem((tx) =>
        sql`insert into job_server (process, name, remark, seen_at) values (${id}, ${name}, ${remark}, 'epoch')
          on conflict (process) do update set name = ${name}, remark = ${remark}`.execute(tx),
      )
      return null
    },
  }),
  route({
    method: 'POST',
    path: `${jobCalls.server}/remove`,
    access: { permission: 'job_run' },
    query: z.object({ ids: processes }),
    run: async (call) => {
      guard(call)
      await call.services.database.asSystem(async (tx) => {
        const { rows } =
          await sql<JobServer>`select ${columns} from job_server s where s.process = any(${call.query.ids}::text[])`.execute(tx)
        const online = rows.find(({ isOnline }) => isOnline)
        if (online)
          throw new Refusal('notPossible', { reason: say(stillThere, call.language, { name: online.name || online.id }) })
        await sql`delete from job_server where process = any(${call.query.ids}::text[])`.execute(tx)
      })
      return null
    },
  }),
]
