import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { deploy, readable } from '../../workflow/manage/definitions.ts'

/** A draft may be anything; what keeps it from running is told with it, long before one tries to deploy it. */
async function lookAt(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const xml = String(values.xml ?? before?.xml ?? '')
  if (before && xml === before.xml) return
  Object.assign(values, await readingOf(context, xml))
  if (before?.modelStatus === 'deployed') values.modelStatus = 'changed'
}

async function readingOf(context: Context, xml: string): Promise<Values> {
  try {
    const { diagram } = await readable(context, xml)
    return { processKey: diagram.processId.slice(0, 64), problem: null }
  } catch (error) {
    return { processKey: null, problem: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
}

async function deployModel(context: Context, record: AnyRecord): Promise<{ id: string; key: string }> {
  const file = { name: String(record.modelName), xml: String(record.xml ?? '') }
  const made = await deploy(context, file, String(record.category ?? ''))
  await sql`update process_model set definition_id = ${made.id}, process_key = ${made.key}, problem = null
    where tenant_id = ${context.session.tenantId} and id = ${record.id}`.execute(context.tx)
  return made
}

export const processModelExtension: Extension = { beforeSave: lookAt, operations: { deploy: deployModel } }
