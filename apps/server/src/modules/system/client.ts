import { randomText } from '@bip/contract/crypto'
import { usualSecretLength } from '@bip/contract/resources'
import { sql } from 'kysely'
import { hashRandomPassword } from '../../access/passwords.ts'
import type { Extension } from '../../resources/extension.ts'

/** Programs that sign in for people. */
export const clientExtension: Extension = {
  operations: {
    /** Answers the new secret this once; only its hash is kept. */
    newSecret: async ({ tx, at }, record, { length }) => {
      const secret = randomText(Number(length ?? usualSecretLength))
      const hash = await hashRandomPassword(secret)
      await sql`select client_set_secret(${String(record.clientId)}, ${hash}, ${at.toISOString()}::timestamptz)`.execute(tx)
      return { clientId: record.clientId, secret }
    },
  },
}
