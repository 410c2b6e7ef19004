import type { FlowEntry } from '@bip/contract/workflow'
import { outcomeOf, toneOfOutcome } from '../flow/outcome.ts'

/** How a node or flow is coloured. What was not reached has no mark. */
export type MarkTone = 'finished' | 'active' | 'moved' | 'failed'

export type Mark = { tone: MarkTone; name: string; person: string; entry: FlowEntry }

const toneOf = (entry: FlowEntry): MarkTone => {
  if (/flow$/i.test(entry.historyActivityType)) return 'moved'
  const tone = toneOfOutcome[outcomeOf(entry)]
  if (tone === 'info') return 'active'
  if (tone === 'warning') return 'moved'
  return tone === 'danger' ? 'failed' : 'finished'
}

/** The mark of every element that a process has passed or stands at: what came last in it decides, and where it stands now wins. */
export function marksOf(flow: readonly FlowEntry[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const entry of flow) {
    const { historyActivityId: id, historyActivityName: name, assigneeName: person } = entry
    const tone = toneOf(entry)
    if (marks.get(id)?.tone === 'active' && tone !== 'active' && entry.endTime === null) continue
    marks.set(id, { tone, name, person, entry })
  }
  return marks
}
