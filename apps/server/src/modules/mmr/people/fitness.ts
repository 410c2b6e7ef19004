import { sql } from 'kysely'

/** What somebody can do on the day of the schedule `s`, under the name `k`. */
const able = sql`select from staff_skill k where k.tenant_id = s.tenant_id and k.user_id = s.user_id and not k.is_deleted
  and (k.valid_until is null or k.valid_until >= s.work_date)`

/** Whether who stands in the schedule `s` has none of the skills that the station `t` asks for on that day. */
export const lacksSkill = sql`(coalesce(cardinality(t.skills), 0) > 0 and not exists (${able} and k.skill = any(t.skills)))`

/** Whether they have no certificate by the name that the station `t` asks for. */
export const lacksQualification = sql`(coalesce(t.qualification, '') <> '' and not exists (${able}
  and strpos(lower(coalesce(k.certificate, '')), lower(t.qualification)) > 0))`
