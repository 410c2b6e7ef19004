import { label } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import { modelOf } from '../model/model.ts'
import { moveDue } from '../resources/act/moveDue.ts'
import { job } from './job.ts'

/** Records whose day has passed become overdue or expired, as their resources declare it. */
export const moveStates = job({
  key: 'states.move',
  label: label('更新到期状态', 'Move records that are overdue', 'Cập nhật trạng thái quá hạn'),
  every: 600_000,
  run: async (services, signal) => {
    const models = Object.values(resources)
      .filter(({ due }) => due)
      .map(modelOf)
    const { rows } = await services.database.asSystem(
      (tx) => sql<{ id: string }>`select tenant_id as id from tenant`.execute(tx),
      { readOnly: true },
    )
    let total = 0
    for (const { id } of rows) for (const model of models) total += await moveDue(services, model, id, signal)
    return String(total)
  },
})
