import { Board, type BoardColumn } from '@bip/charts/board'
import type { AnyRecord } from '@bip/contract'
import { opps, ruleOf } from '@bip/contract/resources'
import { Empty, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LookProps } from '../../useWholeList.ts'
import { laneByIn, lanesOf } from './lanes.ts'
import { OppsCard } from './OppsCard.tsx'
import { StageDialog } from './StageDialog.tsx'
import { shortSums } from './sums.ts'
import { useOppsText } from './useOppsText.ts'
import { useStageMove } from './useStageMove.ts'
import { useStageRules } from './useStageRules.ts'

/** Days for which won and lost ones stay on the board. */
const closedFor = 90

const cardKey = ({ id }: AnyRecord): string => id
const columnOf = ({ oppsStatusId }: AnyRecord): string => String(oppsStatusId)
const nothing: ReadonlySet<string> = new Set(['lost'])

const dayOf = (offset: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() - offset * 86_400_000)

/** Opportunities by stage, moved by the rules of the stages. */
export const OppsBoard = ({ records, status, onRetry }: LookProps) => {
  const { t } = useOppsText()
  const tools = useLocale()
  const host = useHost()
  const { rules, isKnown, stageName, toneOf } = useStageRules()
  const { move, refusalOf, question } = useStageMove({ rules, stageName })
  const laneBy = laneByIn(useSearchParams()[0])
  const [today, since] = [dayOf(0, host.timeZone), dayOf(closedFor, host.timeZone)]

  const columns = useMemo(
    () =>
      rules.map(
        ({ stage, stageKind, probability, cardLimit, limitKind }): BoardColumn => ({
          key: stage,
          title: stageName(stage),
          tone: toneOf(stage),
          note: stageKind === 'open' ? `${probability}%` : t('board.closedFor', { days: closedFor }),
          ...(cardLimit && { limit: { max: Number(cardLimit), kind: limitKind === 'hard' ? 'hard' : 'soft' } }),
        }),
      ),
    [rules, stageName, toneOf, t],
  )
  const cards = useMemo(
    () => records.filter(({ closedOn }) => typeof closedOn !== 'string' || closedOn >= since),
    [records, since],
  )
  const lanes = useMemo(() => lanesOf(cards, laneBy), [cards, laneBy])
  const renderCard = useCallback(
    (record: AnyRecord) => {
      const rule = ruleOf(rules, record.oppsStatusId)
      return (
        <OppsCard
          record={record}
          today={today}
          isOpen={rule?.stageKind === 'open'}
          maxDays={rule?.maxDays ? Number(rule.maxDays) : null}
        />
      )
    },
    [rules, today],
  )
  const figures = useCallback(
    (of: readonly AnyRecord[], { key }: BoardColumn) => [
      { label: t('board.sum'), value: shortSums(tools, of, 'amount') },
      ...(ruleOf(rules, key)?.stageKind === 'open'
        ? [{ label: t('board.weighted'), value: shortSums(tools, of, 'weightedAmount') }]
        : []),
    ],
    [rules, t, tools],
  )
  const cardLabel = ({ oppsName, _labels, amount, oppsStatusId }: AnyRecord): string =>
    [oppsName, _labels?.customerId, amount, stageName(String(oppsStatusId))].filter(Boolean).join('，')
  const mayEdit = host.permissions.has('opps_edit')
  return (
    <>
      <Board<AnyRecord>
        label={t('board.label')}
        columns={columns}
        lanes={lanes}
        cards={cards}
        cardKey={cardKey}
        columnOf={columnOf}
        laneOf={laneBy === 'none' ? undefined : (record) => String(record[laneBy] ?? '')}
        cardLabel={cardLabel}
        renderCard={renderCard}
        cardHeight={{ compact: 112, normal: 118, roomy: 126 }}
        figures={figures}
        onMove={mayEdit ? move : undefined}
        canMove={(record) => record._can === undefined || record._can.includes('edit')}
        refusalOf={refusalOf}
        onCardOpen={(record) => host.openRecord(opps, record.id)}
        defaultCollapsedKeys={nothing}
        status={status === 'ready' && !isKnown ? 'loading' : status}
        onRetry={onRetry}
        empty={<Empty title={t('board.empty')} description={t('board.emptyHint')} />}
      />
      {question && <StageDialog question={question} />}
    </>
  )
}
