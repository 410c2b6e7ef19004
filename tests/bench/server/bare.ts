import { join } from 'node:path'
import fastifyServer from 'fastify'
import pg from 'pg'
import { EngineHost } from '../../../apps/server/src/db/embedded/engineHost.ts'
import { valueTypes } from '../../../apps/server/src/db/types.ts'
import type { Statement } from './statement.ts'

/** What a bare server is told in its environment variable BARE. */
export type BareTask = { statement: Statement } & ({ databaseUrl: string } | { folder: string })

/**
 * The least that one could write instead of the server: a Fastify route, the driver, one prepared statement. It knows no session, no
 * permission, no tenant, no query and no count. Prints its address when it listens.
 */
const task = JSON.parse(process.env.BARE ?? '') as BareTask // written by throughput.ts
const pool = 'databaseUrl' in task ? plantPool(task.databaseUrl) : embeddedPool(task.folder)
const { text, values } = task.statement
const fastify = fastifyServer()

fastify.get('/contacts', async (_, reply) => {
  const { rows } = await pool.query<{ records: string | null }>({ name: 'page', text, values })
  return reply.type('application/json; charset=utf-8').send(`{"records":[${rows[0]?.records ?? ''}]}`)
})
console.log(await fastify.listen({ host: '127.0.0.1', port: 0 }))

function plantPool(connectionString: string): pg.Pool {
  return new pg.Pool({ connectionString, max: 10, types: valueTypes, options: '-c timezone=UTC' })
}

function embeddedPool(folder: string): pg.Pool {
  const host = new EngineHost({ folder: join(folder, 'database'), limit: 60_000, log: console.error })
  return new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    types: valueTypes,
    stream: () => host.stream(),
  })
}
