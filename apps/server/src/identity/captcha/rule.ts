import { sql } from 'kysely'
import type { Config } from '../../base/config.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'

/** Failures after which `afterFailures` asks for a captcha. */
const captchaAfter = 3

/** Whether the next attempt needs a captcha: by the tenant's own setting, else the operator's. `failures` are counted only where they matter. */
export async function captchaIsDue(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  tenantId: string,
  failures: () => Promise<number>,
  hasCaptcha = false,
): Promise<boolean> {
  const { rows } = await sql<{ captcha: Config['captcha'] | null }>`
    select captcha from tenant where tenant_id = ${tenantId}`.execute(tx)
  const rule = rows[0]?.captcha ?? config.captcha
  if (rule === 'always') return !hasCaptcha
  return rule === 'afterFailures' && (await failures()) >= captchaAfter
}
