import type { FlowEntry } from '@bip/contract/workflow'
import { type Outcome, outcomeOf } from './outcome.ts'

/** One step that a person or the process itself took, newest last. */
export type Step = {
  key: string
  name: string
  /** Empty where the process went on by itself. */
  person: string
  outcome: Outcome
  arrivedAt: string
  /** Null while it waits. */
  endedAt: string | null
  remarks: readonly string[]
  attachments: FlowEntry['attachments']
}

/** Entries that only the diagram needs. */
const isWay = ({ historyActivityType }: FlowEntry): boolean => /flow$|gateway$/i.test(historyActivityType)

/** The history that people read: no flows and gateways; what the starter does after a rejection is a resubmission. */
export function stepsOf(flow: readonly FlowEntry[], startUserId = ''): readonly Step[] {
  let wasRejected = false
  return flow
    .filter((entry) => !isWay(entry))
    .map((entry, index) => {
      const said = outcomeOf(entry)
      const isAgain = said === 'outcome.pass' && wasRejected && entry.assignee !== '' && entry.assignee === startUserId
      // Whoever withdraws in a task of their own gives the request up.
      const isGivenUp = said === 'outcome.withdraw' && entry.historyActivityType === 'userTask'
      const outcome = isAgain ? 'outcome.resubmit' : isGivenUp ? 'outcome.cancel' : said
      if (outcome !== 'outcome.open') wasRejected = outcome === 'outcome.reject'
      return {
        key: `${entry.historyActivityId}-${index}`,
        name: entry.historyActivityName,
        person: entry.assigneeName,
        outcome,
        arrivedAt: entry.createTime,
        endedAt: entry.endTime,
        remarks: entry.comments.map(({ fullMessage }) => fullMessage.trim()).filter((remark) => remark !== ''),
        attachments: entry.attachments,
      }
    })
}
