import type { Core, Fields } from '@bip/contract'
import type { Extension } from '../../../model/extension.ts'
import { refuseAuditor } from './auditors.ts'
import { settleUnits } from './units.ts'

/** What documents of stock do alike: their lines are counted in base units, and not everybody may audit them. */
export function documentExtension(core: Core): Extension {
  const { lines } = core.fields
  const cells: Fields = lines?.kind === 'lines' ? lines.fields : {}
  return {
    beforeSave: (context, values) => settleUnits(context, cells, values),
    operations: { audit: (context, record) => refuseAuditor(context, core.key, record) },
  }
}
