import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashRandomPassword } from '../../access/passwords.ts'
import type { Extension } from '../../resources/extension.ts'

/** Programs that sign in for people. */
export const clientExtension: Extension = {
  operations: {
    /** Answers the new secret this once; only its hash is kept. */
    newSecret: async ({ tx, at }, record) => {
      const secret = randomBytes(32).toString('base64url')
      const hash = await hashRandomPassword(secret)
      await sql`select client_set_secret(${String(record.clientId)}, ${hash}, ${at.toISOString()}::timestamptz)`.execute(tx)
      return { clientId: record.clientId, secret }
    },
  },
}
