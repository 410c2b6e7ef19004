import type { Line, LinesField } from '@bip/contract'
import { Alert, Button, type CellFault, type DataTableHandle, type Option } from '@bip/design-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../host/useText.ts'
import { cellEditOf } from '../cellEdits.ts'
import { Unknown } from './LinesInput.styles.ts'
import type { LineRow } from './lineRows.ts'
import type { LineTools } from './useCellTools.ts'

/** As many texts stand in the notice, and as many records beside each. */
const [maxTexts, maxNear] = [5, 3]

type UnknownTextsProps = {
  field: LinesField
  tools: LineTools
  faults: readonly CellFault[]
  table: () => DataTableHandle<LineRow> | null
  lineOf: (key: string) => Line | undefined
}

type Group = { column: string; text: string; cells: readonly CellFault[] }

/** The same text in the same column is one matter. */
const groupsOf = (faults: readonly CellFault[]): readonly Group[] =>
  [...Map.groupBy(faults, ({ column, value }) => `${column}\n${value}`).values()].flatMap((cells) => {
    const [first] = cells
    return first ? [{ column: first.column, text: String(first.value), cells }] : []
  })

/** Texts that name no record, each with those that it could be: one press mends all cells that say the same. */
export const UnknownTexts = ({ faults, ...rest }: UnknownTextsProps) => {
  const { t } = useText()
  const groups = groupsOf(faults)
  if (groups.length === 0) return null
  return (
    <Alert tone="warning" title={t('lines.unknownTitle', { count: faults.length })}>
      <Unknown>
        {groups.slice(0, maxTexts).map((group) => (
          <UnknownText key={`${group.column} ${group.text}`} group={group} {...rest} />
        ))}
        {groups.length > maxTexts && <li>{t('lines.more', { count: groups.length - maxTexts })}</li>}
      </Unknown>
    </Alert>
  )
}

type UnknownTextProps = Omit<UnknownTextsProps, 'faults'> & { group: Group }

const UnknownText = ({ group: { column, text, cells }, field, tools, table, lineOf }: UnknownTextProps) => {
  const { t, say } = useText()
  const cell = field.fields[column]
  const [near, setNear] = useState<readonly Option[]>([])
  const [first] = cells
  const sourceNow = useEffectEvent(() => {
    const line = first && lineOf(first.key)
    return cell && line ? cellEditOf(cell, tools).source?.(line) : undefined
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell or text is another question.
  useEffect(() => {
    const source = sourceNow()
    if (!source) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async (): Promise<void> => {
      const found = await source.find(text, signal)
      const options = found.length > 0 ? found : await source.near(text, signal)
      if (!signal.aborted) setNear(options.slice(0, maxNear))
    }
    // What cannot be asked for now is offered in the cell, which asks again.
    ask().catch(() => undefined)
    return () => controller.abort()
  }, [cell, tools, text])

  return (
    <li>
      <span>{t('lines.unknownText', { field: cell ? say(cell.label) : column, text, count: cells.length })}</span>
      {near.map(({ value, label, description }) => (
        <Button key={value} size="small" onPress={() => table()?.enter(cells.map(({ key }) => ({ key, column, value })))}>
          {[description, label].filter(Boolean).join(' ')}
        </Button>
      ))}
      <Button size="small" variant="quiet" onPress={() => first && table()?.focusRow(first.key, column)}>
        {t('lines.show')}
      </Button>
    </li>
  )
}
