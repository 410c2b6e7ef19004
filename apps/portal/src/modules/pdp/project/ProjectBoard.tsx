import { Board, type BoardColumn, type BoardOutcome } from '@bip/charts/board'
import type { AnyRecord } from '@bip/contract'
import { project } from '@bip/contract/resources'
import { Empty, useLocale } from '@bip/design-system'
import { mayDo, useHost, useRunner } from '@bip/records'
import { useCallback, useMemo, useRef } from 'react'
import { usePreferences } from '../../../app/preferences.ts'
import type { LookProps } from '../../useWholeList.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { useProjectText } from './useProjectText.ts'

const cardKey = ({ id }: AnyRecord): string => id
const columnOf = ({ projectStatus }: AnyRecord): string => String(projectStatus)
const over: ReadonlySet<string> = new Set(['closed', 'rejected'])

/** The action that leads from one status to another; none where nothing does. */
const actionTo = (from: unknown, to: string): string | undefined =>
  Object.entries(project.actions ?? {}).find(
    ([, action]) => action.to === to && (action.from === undefined || action.from.some((one) => one === from)),
  )?.[0]

/** Projects by status; a move is the action that leads there, with its questions. */
export const ProjectBoard = ({ records, status, onRetry }: LookProps) => {
  const { t } = useProjectText()
  const { language } = usePreferences()
  const { formatNumber } = useLocale()
  const host = useHost()
  const handled = useRef<readonly string[]>([])
  const runner = useRunner(project, (_, ids) => {
    handled.current = ids
  })
  const columns = useMemo(
    () =>
      Object.entries(project.states ?? {}).map(
        ([key, { label, tone }]): BoardColumn => ({ key, title: label[language], ...(tone && { tone }) }),
      ),
    [language],
  )
  const move = async ({ to }: { to: { column: string } }, record: AnyRecord): Promise<BoardOutcome> => {
    const action = actionTo(record.projectStatus, to.column)
    if (!action) return { status: 'cancelled' }
    handled.current = []
    await runner.run(action, [record])
    return handled.current.includes(record.id) ? { status: 'moved' } : { status: 'cancelled' }
  }
  const stateName = (key: unknown): string => columns.find((one) => one.key === key)?.title ?? ''
  const refusalOf = (record: AnyRecord, { column }: { column: string }): string | null => {
    if (column === record.projectStatus) return null
    const action = actionTo(record.projectStatus, column)
    return action && mayDo(host, project, record, action)
      ? null
      : t('board.noWay', { from: stateName(record.projectStatus), to: stateName(column) })
  }
  const figures = useCallback(
    (of: readonly AnyRecord[]) => {
      const sum = of.reduce((total, { contractAmount }) => total + Number(contractAmount ?? 0), 0)
      const value = formatNumber(sum, {
        style: 'currency',
        currency: 'CNY',
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
        maximumFractionDigits: 1,
      })
      return [{ label: t('board.amount'), value: sum > 0 ? value : '—' }]
    },
    [formatNumber, t],
  )
  const renderCard = useCallback((record: AnyRecord) => <ProjectCard record={record} />, [])
  return (
    <>
      <Board<AnyRecord>
        label={t('board.label')}
        columns={columns}
        cards={records}
        cardKey={cardKey}
        columnOf={columnOf}
        cardLabel={({ projectName, projectCode }) => `${projectName}，${projectCode}`}
        renderCard={renderCard}
        cardHeight={{ compact: 104, normal: 110, roomy: 118 }}
        figures={figures}
        onMove={move}
        canMove={(record) =>
          columns.some(({ key }) => key !== record.projectStatus && refusalOf(record, { column: key }) === null)
        }
        refusalOf={refusalOf}
        onCardOpen={(record) => host.openRecord(project, record.id)}
        defaultCollapsedKeys={over}
        status={status}
        onRetry={onRetry}
        empty={<Empty title={t('board.empty')} description={t('board.emptyHint')} />}
      />
      {runner.element}
    </>
  )
}
