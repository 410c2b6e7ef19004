import { randomText } from '@bip/contract/crypto'
import { usualSecretLength } from '@bip/contract/resources'
import { sql } from 'kysely'
import { demandEverything } from '../../administration/holdings/demand.ts'
import { demandConfirmed } from '../../identity/own/confirmation.ts'
import { hashRandomPassword } from '../../identity/secrets/passwords.ts'
import type { Extension, Values } from '../../model/extension.ts'

/** A program that signs people in by tickets lets in whomever it names, administrators too. */
const actsForOthers = ({ grantTypes }: Values): boolean => Array.isArray(grantTypes) && grantTypes.includes('authorization_code')

/** Programs that sign in for people: those that may name anybody are a matter of administrators. */
export const clientExtension: Extension = {
  beforeSave: ({ session, place }, values, before) => {
    if (actsForOthers({ ...before, ...values })) demandEverything(session, place.language)
  },
  operations: {
    /** Answers the new secret this once; only its hash is kept. */
    newSecret: async ({ tx, session, at, place }, record, { length }) => {
      demandEverything(session, place.language)
      await demandConfirmed(tx, session, at)
      const secret = randomText(Number(length ?? usualSecretLength))
      const hash = await hashRandomPassword(secret)
      await sql`select client_set_secret(${String(record.clientId)}, ${hash}, ${at.toISOString()}::timestamptz)`.execute(tx)
      return { clientId: record.clientId, secret }
    },
  },
}
