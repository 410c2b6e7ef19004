/** A PostgreSQL of a test's own, which it may crash. */
export { type Postgres, startPostgres } from '../../scripts/lib/postgres.ts'
