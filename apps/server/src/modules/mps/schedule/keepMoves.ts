import { label } from '@bip/contract'
import type { KeepAsked, RunAnswer } from '@bip/contract/resources'
import type { Context } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { figuresOf } from './figures.ts'
import { reckonMoves } from './moving.ts'
import { placingsOf } from './placings.ts'
import { keep } from './propose.ts'

const same = label(
  '这些移动没有改变排程，没有可保留的方案',
  'These moves change nothing, so there is no plan to keep',
  'Các lần dời này không đổi lịch nên không có phương án để giữ',
)

/** Keeps what somebody tried out on the board as a plan of its own. The plan that holds stays as it is. */
export async function keepMoves(context: Context, { planName, moves }: KeepAsked): Promise<RunAnswer> {
  const { loaded, placements, whys } = await reckonMoves(context, moves)
  if (placingsOf(loaded, placements, whys).length === 0) throw notPossible(context.place, same)
  const [before, after] = [figuresOf(loaded, loaded.placements), figuresOf(loaded, placements)]
  const asked = { seconds: 0, seed: 1 }
  const proposalId = await keep(context, {
    loaded,
    schedule: { placements, whys },
    asked,
    kind: 'byHand',
    planName,
    before,
    after,
  })
  return { proposalId, before, after, unplaced: [] }
}
