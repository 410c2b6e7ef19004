import { type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { isShown } from '../../files/content/sniff.ts'
import type { Session } from '../../services/session.ts'

/** Everybody's browser fetches it, on nearly every page. */
const maxAvatarBytes = 10 * 1024 * 1024
const notAPicture = label('请选择自己上传的图片文件', 'choose a picture that you uploaded', 'hãy chọn ảnh do bạn tải lên')

/** Makes an uploaded picture of the caller's own their avatar; an empty id takes it away. */
export async function setAvatar(tx: Tx, { tenantId, userId }: Session, fileId: string, language: Language): Promise<void> {
  if (fileId === '') {
    await sql`delete from user_avatar where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
    return
  }
  const { rows } = await sql<{ type: string; size: number }>`select type, size::float8 as size from stored_file
    where tenant_id = ${tenantId} and id = ${fileId} and create_user = ${userId}`.execute(tx)
  const { type, size } = rows[0] ?? { type: '', size: 0 }
  if (!type.startsWith('image/') || !isShown(type)) throw new Refusal('badRequest', { reason: say(notAPicture, language) })
  if (size > maxAvatarBytes) throw new Refusal('tooLarge', { limit: `${maxAvatarBytes / 1024 / 1024} MB` })
  await sql`insert into user_avatar (tenant_id, user_id, file_id) values (${tenantId}, ${userId}, ${fileId})
    on conflict (tenant_id, user_id) do update set file_id = excluded.file_id`.execute(tx)
}
