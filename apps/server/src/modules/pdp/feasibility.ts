import type { AnyRecord } from '@bip/contract'
import { dcFea, feaProcess as declared, type FeaScore, feaResult } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension } from '../../model/extension.ts'
import { answering } from '../../queries/answer.ts'

const feasOf = (records: readonly AnyRecord[]): string[] => [...new Set(records.map(({ feaId }) => String(feaId)))]

/** Brings up to date what assessments tell of their items and problems; `without` are those that are about to go. */
async function settleFeas(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  ids: readonly string[],
  without: readonly string[] = [],
) {
  const { rows } = await sql<{ id: string; scores: FeaScore[]; problems: number }>`select f.id,
      coalesce((select json_agg(json_build_object('score', e.fea_evaluation_score::text, 'weight', e.weight::text)) from fea_evaluation e
        where e.tenant_id = f.tenant_id and e.fea_id = f.id and not e.is_deleted and e.id <> all(${without}::text[])), '[]') as scores,
      (select count(*)::int from fea_evaluation_problem p where p.tenant_id = f.tenant_id and p.fea_id = f.id and not p.is_deleted
        and p.problem_status <> 'closed' and p.id <> all(${without}::text[])) as problems
    from dc_fea f where f.tenant_id = ${session.tenantId} and f.id = any(${ids}::text[])`.execute(tx)
  const results = rows.map(({ id, scores, problems }) => ({ id, problems, ...feaResult(scores) }))
  await sql`update dc_fea f set fea_evaluation_total_score = t.total, weighted_score = t.weighted, fea_evaluation_conclusion = t.conclusion,
      open_problems = t.problems
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as t(id text, total numeric, weighted numeric, conclusion text, problems int)
    where f.tenant_id = ${session.tenantId} and f.id = t.id`.execute(tx)
}

const settling: Extension = {
  afterSaveAll: (context, saved) =>
    settleFeas(context, feasOf(saved.flatMap(({ record, before }) => [record, ...(before ? [before] : [])]))),
  beforeRemove: (context, records) =>
    settleFeas(
      context,
      feasOf(records),
      records.map(({ id }) => id),
    ),
  afterRestore: (context, records) => settleFeas(context, feasOf(records)),
}

export const feaEvaluationExtension: Extension = settling
export const feaEvaluationProblemExtension: Extension = {
  ...settling,
  operations: {
    // It is closed by this very action, so it counts no more.
    verify: (context, record) => settleFeas(context, [String(record.feaId)], [record.id]),
  },
}

export const feaProcess = answering(
  declared,
  ({ within, asked: { id } }) => sql`select f.id, f.fea_no, f.fea_status,
      (select count(*) from fea_evaluation e where e.tenant_id = f.tenant_id and e.fea_id = f.id and not e.is_deleted) as items,
      (select count(*) from fea_evaluation e where e.tenant_id = f.tenant_id and e.fea_id = f.id and not e.is_deleted
        and e.fea_evaluation_score is not null) as scored,
      (select count(*) from fea_evaluation_problem p where p.tenant_id = f.tenant_id and p.fea_id = f.id and not p.is_deleted) as problems,
      f.open_problems, f.auditor_id, f.audited_at
    from dc_fea f where ${within(dcFea, 'f')} and f.id = ${id}`,
)
