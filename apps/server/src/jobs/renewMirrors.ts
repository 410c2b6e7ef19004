import { label } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import { modelOf } from '../model/model.ts'
import { renewMirror } from '../resources/mirror/renew.ts'
import { type Job, job } from './job.ts'

const minute = 60_000

/** A job for each copy of a neighbour's records, so that one that fails holds up no other. */
export const renewMirrors: readonly Job[] = Object.values(resources).flatMap((core) => {
  const { mirror } = core
  if (!mirror) return []
  const { 'zh-CN': zh, en, vi } = core.label
  return [
    job({
      key: `mirror.${core.key}`,
      label: label(`同步${zh}`, `Renew ${en}`, `Đồng bộ ${vi}`),
      every: (mirror.every ?? 60) * minute,
      run: async (services, signal) => {
        const { rows } = await services.database.asSystem(
          (tx) => sql<{ id: string }>`select tenant_id as id from tenant`.execute(tx),
          { readOnly: true },
        )
        const summary: string[] = []
        for (const { id } of rows) {
          const renewed = signal.aborted ? undefined : await renewMirror(services, modelOf(core), id, signal)
          if (!renewed) continue
          const { added, changed, removed, wrong } = renewed
          summary.push(`${id}: +${added} ~${changed} -${removed}${wrong > 0 ? ` !${wrong}` : ''}`)
        }
        return summary.join(', ')
      },
    }),
  ]
})
