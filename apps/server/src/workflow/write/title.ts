import type { Label } from '@bip/contract'
import { sql } from 'kysely'
import { findText } from '../../kinds/search.ts'
import type { Context } from '../../model/extension.ts'
import type { Instance } from '../instance.ts'

/** What a process is found by: its title, its number, and who started it. */
export const foundBy = ({ title, serialNumber, starter }: Pick<Instance, 'title' | 'serialNumber' | 'starter'>): string =>
  [title['zh-CN'], title.vi, serialNumber, starter.name].map((text) => findText(text) ?? '').join('\n')

/** Gives a process the title and summary that its changed record has now. */
export async function retitle({ tx, session }: Context, instance: Instance, title: Label, summary: Label): Promise<Label> {
  await sql`update process_instance set title = ${JSON.stringify(title)}::jsonb, summary = ${JSON.stringify(summary)}::jsonb, find_text = ${foundBy({ ...instance, title })}
    where tenant_id = ${session.tenantId} and id = ${instance.id}`.execute(tx)
  return title
}
