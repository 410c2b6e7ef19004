import { type JumpTarget, type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Services } from '../services/services.ts'

const what = label('跳转链接', 'The link', 'Liên kết')

/** Where a stored jump leads. Its reader need not be known, so only what an administrator stored is answered, and no more than that. */
export async function jumpTarget({ database }: Services, id: string, language: Language): Promise<JumpTarget> {
  const { rows } = await database.asSystem(
    (tx) => sql<JumpTarget>`select url from jump_link where id = ${id} and not is_deleted and is_enabled limit 1`.execute(tx),
    { readOnly: true },
  )
  if (!rows[0]) throw new Refusal('notFound', { what: say(what, language) })
  return rows[0]
}
