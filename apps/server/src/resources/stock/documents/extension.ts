import type { AnyRecord, Core, Fields } from '@bip/contract'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { asKnown } from '../spelling.ts'
import { refuseAuditor } from './auditors.ts'
import { giveBack } from './givenBack.ts'
import { refuseHeld, refuseUnheld, settleInspection } from './inspected.ts'
import { refuseTooMuch, type Settlement } from './openOrders.ts'
import { pickByRule } from './pick.ts'
import { refuseExpired, refuseUnreasoned } from './picking.ts'
import { takeOfReserved } from './reserved.ts'
import { settleUnits } from './units.ts'

/**
 * What documents of stock do alike: their lines are counted in base units and name lots and serial numbers as these are known, not everybody
 * may audit them, and lines that settle those of an order settle no more than is open, and take what is kept for it; an issue that is
 * rejected gives that back.
 */
export function documentExtension(core: Core, settlement?: Settlement): Extension {
  const { lines } = core.fields
  const posts = core.actions?.audit?.posts
  const cells: Fields = lines?.kind === 'lines' ? lines.fields : {}
  const issues = posts && posts !== 'reverse' && posts.moves === 'out' ? posts : undefined
  return {
    beforeSave: async (context, values, before) => {
      await settleUnits(context, cells, values)
      if ('inspection' in cells) await settleInspection(context, core, values, before)
      if (Array.isArray(values.lines)) values.lines = await asKnown(context, values.lines as Values[])
    },
    operations: {
      audit: async (context, record) => {
        await refuseAuditor(context, core.key, record)
        if ('inspection' in cells) await refuseUnheld(context, record)
        if (issues) await refuseHeld(context, record)
        if ('pickReason' in cells) {
          await refuseUnreasoned(context, record)
          await refuseExpired(context, record)
        }
        if (settlement) await refuseTooMuch(context, settlement, record)
        if (issues) await takeOfReserved(context, core, issues, record)
      },
      ...(issues && { reject: (context: Context, record: AnyRecord) => giveBack(context, core, issues, record) }),
      pick: (context, record) => pickByRule(context, core, record),
    },
  }
}
