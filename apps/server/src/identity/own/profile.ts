import type { Language } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { named } from '../../db/naming.ts'

/** What a user may know of their own account. */
type Profile = {
  account: string
  realName: string
  avatar: string
  phone: string
  email: string
  deptId: string
  deptName: string
  postName: string
  fnumber: string
  status: string
  roleIds: string[]
  /** Names of the roles in the caller's language. */
  roles: string[]
  pwStatus: number
}

/** Reads a user's own profile, or undefined when there is no such user. */
export async function readProfile(tx: Tx, tenantId: string, userId: string, language: Language): Promise<Profile | undefined> {
  const { rows } = await sql<{ profile: Profile }>`
    select json_build_object(
      'account', u.account, 'realName', u.real_name, 'avatar', coalesce('/api/blade-resource/oss/file/' || a.file_id, ''), 'phone', coalesce(u.phone, ''), 'email', coalesce(u.email, ''),
      'deptId', coalesce(u.dept_id, ''), 'deptName', coalesce(d.dept_name, ''), 'postName', coalesce(u.post_name, ''),
      'fnumber', coalesce(u.fnumber, ''), 'status', u.status,
      'roleIds', (select coalesce(json_agg(r.id order by r.sort, r.id), '[]') from role r
        where r.tenant_id = u.tenant_id and r.id = any(u.role_ids) and not r.is_deleted),
      'roles', (select coalesce(json_agg(${named('r', language)} order by r.sort, r.id), '[]') from role r
        where r.tenant_id = u.tenant_id and r.id = any(u.role_ids) and not r.is_deleted),
      'pwStatus', coalesce(p.pw_status, 1)
    ) as profile
    from "user" u
    left join department d on d.tenant_id = u.tenant_id and d.id = u.dept_id
    left join user_avatar a on a.tenant_id = u.tenant_id and a.user_id = u.id
    left join user_secret p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenantId} and u.id = ${userId} and not u.is_deleted`.execute(tx)
  return rows[0]?.profile
}
