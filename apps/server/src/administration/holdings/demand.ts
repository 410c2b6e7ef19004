import { enumerated, type Language, label, say, scopeLabels } from '@bip/contract'
import { apiScope, permitted } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { allPermissions } from '../../permissions/permissions.ts'
import type { Session } from '../../services/session.ts'
import { type Book, readBook } from './book.ts'
import { type Account, holdingsOf, holdingsOfCaller, isAdministrator } from './holdings.ts'
import { type Missing, missingFrom } from './missing.ts'

/** Who asks, in which transaction, in which language. */
export type Asking = { tx: Tx; session: Session; language: Language }

const named = label('{resource}：{name}', '{resource}: {name}', '{resource}: {name}')
const reaching = label('{name}（{scope}）', '{name} ({scope})', '{name} ({scope})')
const more = label('等 {count} 项', '{count} in all', 'tổng cộng {count}')
const administrator = label('管理员角色', 'the administrators’ role', 'vai trò quản trị viên')
/** A refusal names so many of what is missing, and the number of all. */
const maxNamed = 5

/**
 * Throws `moreThanHeld` where these accounts would hold more by `after` than by `before`, and more than the caller does. Nobody gives what
 * they have not, whichever way it is given; administrators have all.
 */
export async function demandNoGain(
  asking: Asking,
  books: { before: Book; after: Book },
  accounts: readonly { before: Account | null; after: Account }[],
): Promise<void> {
  const { tx, session } = asking
  if (isAdministrator(session)) return
  const caller = await holdingsOfCaller(tx, session)
  for (const { before, after } of accounts) {
    const known = before ? [holdingsOf(books.before, before)] : []
    const wanted = holdingsOf(books.after, after)
    if (wanted.isAdministrator && !known.some((one) => one.isAdministrator)) throw new Refusal('administratorOnly')
    await refuse(asking, 'moreThanHeld', missingFrom([...known, caller], wanted))
  }
}

/** The same for one account whose roles or department change. */
export async function demandMayGive(asking: Asking, before: Account | null, after: Account): Promise<void> {
  if (isAdministrator(asking.session)) return
  const book = await readBook(asking.tx, asking.session.tenantId)
  await demandNoGain(asking, { before: book, after: book }, [{ before, after }])
}

/** What an account holds and the caller does not; nothing where the caller may act for it. */
async function lackedFor({ tx, session }: Asking, account: Account): Promise<Missing[] | 'administrator'> {
  if (isAdministrator(session)) return []
  const holdings = holdingsOf(await readBook(tx, session.tenantId), account)
  return holdings.isAdministrator ? 'administrator' : missingFrom([await holdingsOfCaller(tx, session)], holdings)
}

/** Whether the caller holds as much as an account, so that whoever gets into it gains nothing. */
export async function holdsAsMuch(asking: Asking, account: Account): Promise<boolean> {
  return (await lackedFor(asking, account)).length === 0
}

/** Throws `accountAbove` where an account holds more than the caller: who lets others into it would be more than they are. */
export async function demandHoldsAsMuch(asking: Asking, account: Account): Promise<void> {
  const lacked = await lackedFor(asking, account)
  if (lacked === 'administrator') throw new Refusal('administratorOnly')
  await refuse(asking, 'accountAbove', lacked)
}

/** Throws `moreThanHeld` for whoever is no administrator: what this gives is as much as everything. */
export function demandEverything(session: Session, language: Language): void {
  if (!isAdministrator(session)) throw new Refusal('moreThanHeld', { what: say(administrator, language) })
}

async function refuse(asking: Asking, key: 'moreThanHeld' | 'accountAbove', missing: readonly Missing[]): Promise<void> {
  if (missing.length === 0) return
  const names = await Promise.all(missing.slice(0, maxNamed).map((one) => nameOf(asking, one)))
  const rest = missing.length > maxNamed ? [say(more, asking.language, { count: missing.length })] : []
  throw new Refusal(key, { what: enumerated([...names, ...rest], asking.language) })
}

async function nameOf({ tx, session, language }: Asking, missing: Missing): Promise<string> {
  if ('apiScopeId' in missing) {
    const { rows } = await sql<{ name: string }>`select scope_name as name from api_scope
      where tenant_id = ${session.tenantId} and id = ${missing.apiScopeId}`.execute(tx)
    return say(named, language, { resource: say(apiScope.label, language), name: rows[0]?.name ?? missing.apiScopeId })
  }
  const name = permissionName(missing.code, language)
  return missing.scope ? say(reaching, language, { name, scope: say(scopeLabels[missing.scope], language) }) : name
}

function permissionName(code: string, language: Language): string {
  const known = allPermissions.find((one) => one.code === code)
  if (!known) return code
  const core = Object.hasOwn(permitted, known.resource) ? permitted[known.resource] : undefined
  const name = say(known.label, language)
  return core ? say(named, language, { resource: say(core.label, language), name }) : name
}
