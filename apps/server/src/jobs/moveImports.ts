import { label } from '@bip/contract'
import { Pace } from '../base/pace.ts'
import { attachedStages, moveOver } from '../db/embedded/stages.ts'
import { moveImportsKey } from '../resources/transfer/atOnce/atOnce.ts'
import { job } from './job.ts'

/** What an import brought into the embedded database at one stroke moves to its place, a slice at a time. */
export const moveImports = job({
  key: moveImportsKey,
  label: label('整理已导入的数据', 'Move imported rows to their place', 'Sắp xếp dữ liệu đã nhập'),
  every: 600_000,
  run: async ({ database }, signal) => {
    if (database.home !== 'embedded') return '0'
    let total = 0
    const pace = new Pace()
    for (const attached of await database.asSystem(attachedStages, { readOnly: true })) {
      let count = 1
      while (count > 0 && !signal.aborted) {
        count = await database.asSystem((tx) => pace.measure(pace.size, () => moveOver(tx, attached, pace.size)))
        total += count
      }
    }
    return String(total)
  },
})
