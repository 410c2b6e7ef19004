import type { Definition } from '../definition.ts'
import type { State } from '../engine/engine.ts'
import type { ProcessStatus } from '../instance.ts'
import type { Moved } from './advance.ts'

/** Whether a process waits for its applicant to change what they asked for. */
export const isBack = ({ diagram }: Definition, { waits }: State): boolean =>
  diagram.own !== undefined && Object.values(waits).some(({ kind, node }) => kind === 'task' && node === diagram.own?.id)

/** How a process stands after it was moved. */
export function statusAfter({ definition, instance, before, position, by }: Moved): ProcessStatus {
  const { diagram } = definition
  const { state, isOver, passages } = position
  if (state.instance.status === 'terminated') return 'terminated'
  if (state.instance.status === 'withdrawn') return 'recall'
  if (isOver) {
    const ends = passages.map(({ id }) => diagram.nodes.get(id)?.outcome)
    return ends.includes('rejected') ? 'terminated' : ends.includes('cancelled') ? 'recall' : 'finished'
  }
  if (!isBack(definition, state) || by === 'start') return ''
  if (by === 'withdraw') return 'recall'
  return before && isBack(definition, before) ? instance.status : 'reject'
}
