import type { BoardMove, BoardOutcome } from '@bip/charts/board'
import { type AnyRecord, isEmpty } from '@bip/contract'
import { opps, ruleOf, type StageRule, stageProblem, stageProblemText } from '@bip/contract/resources'
import { apiOf, reasonOf, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import type { StageAnswer, StageQuestion } from './StageDialog.tsx'
import { useOppsText } from './useOppsText.ts'

type Options = { rules: readonly StageRule[]; stageName: (stage: string) => string }

/** Moves opportunities to other stages by the rules: says what is missing with the way out, asks for reasons, stores. */
export const useStageMove = ({ rules, stageName }: Options) => {
  const host = useHost()
  const refresh = useRefresh()
  const { t, language } = useOppsText()
  const [question, setQuestion] = useState<StageQuestion | null>(null)

  const textOf = (problem: Parameters<typeof stageProblemText>[0]): string =>
    stageProblemText(problem, language, { fields: opps.fields, stageName })

  /** What keeps an opportunity out whatever is answered; reasons can still be given. */
  const hindrance = (record: AnyRecord, to: string) => {
    const problem = stageProblem(rules, record.oppsStatusId, to, { ...record, stageReason: '-', closeReasonId: '-' })
    return problem
  }
  const ask = (record: AnyRecord, rule: StageRule): Promise<StageAnswer | null> =>
    new Promise((resolve) =>
      setQuestion({
        name: String(record.oppsName ?? ''),
        stage: stageName(rule.stage),
        isClosing: rule.stageKind !== 'open',
        needsText: rule.asksReason === true,
        answer: (given) => {
          setQuestion(null)
          resolve(given)
        },
      }),
    )
  const store = async (record: AnyRecord, values: Record<string, unknown>): Promise<BoardOutcome> => {
    try {
      const saved = await apiOf(host.client, opps).save(values, { id: record.id, version: record.version })
      await refresh(opps, { saved })
      return { status: 'moved' }
    } catch (error) {
      await refresh(opps)
      return { status: 'refused', reason: reasonOf(error) }
    }
  }
  const move = async ({ to }: Pick<BoardMove, 'to'>, record: AnyRecord): Promise<BoardOutcome> => {
    const rule = ruleOf(rules, to.column)
    const problem = hindrance(record, to.column)
    if (problem?.key === 'missing')
      return {
        status: 'refused',
        reason: textOf(problem),
        waysOut: [{ label: t('board.fillIn'), onPress: () => host.editRecord(opps, record.id) }],
      }
    if (problem) return { status: 'refused', reason: textOf(problem) }
    const isAsking = rule && (rule.asksReason || rule.stageKind !== 'open')
    const given = isAsking ? await ask(record, rule) : { stageReason: '' }
    if (!given) return { status: 'cancelled' }
    return store(record, { oppsStatusId: to.column, ...given })
  }
  /** Said while the card is carried; fields that are missing are said with their way out, once it is let go. */
  const refusalOf = (record: AnyRecord, { column }: { column: string }): string | null => {
    const problem = isEmpty(column) ? null : hindrance(record, column)
    return problem?.key === 'skips' ? textOf(problem) : null
  }
  return { move, refusalOf, question }
}
