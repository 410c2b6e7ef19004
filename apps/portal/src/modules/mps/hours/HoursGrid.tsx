import type { HoursDesk } from '@bip/contract/resources'
import { Button, useToast } from '@bip/design-system'
import { useUnsaved } from '@bip/records/parts'
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTab } from '../../../tabs/tabContext.ts'
import { GridScroller } from '../../grid.styles.ts'
import { type Cells, entriesOf, isWrong, keyOf, pasted, sumsOf } from './cells.ts'
import { HoursCell } from './HoursCell.tsx'
import { Foot, Grid } from './hours.styles.ts'
import { Requirements } from './Requirements.tsx'
import type { HoursDeskState } from './useHoursDesk.ts'
import { useHoursText } from './useHoursText.ts'

type Props = { desk: HoursDesk; state: HoursDeskState }

const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
}

/** What is under way by who worked on it: typed with the keys alone, or pasted from a sheet. */
export const HoursGrid = ({ desk, state }: Props) => {
  const { t } = useHoursText()
  const toast = useToast()
  const table = useRef<HTMLTableElement>(null)
  const [cells, setCells] = useState<Cells>(new Map())
  const { setDirty } = useTab()
  useUnsaved(table, cells.size > 0, setDirty)
  const rows = useMemo(() => desk.operations.map(({ id }) => id), [desk.operations])
  const columns = useMemo(() => [...desk.people.map(({ id }) => id), 'good', 'scrap'], [desk.people])
  const sums = useMemo(() => sumsOf(cells, desk), [cells, desk])
  const set = (changes: Iterable<readonly [string, string]>): void =>
    setCells((old) => {
      const next = new Map(old)
      for (const [key, value] of changes) {
        if (value === '') next.delete(key)
        else next.set(key, value)
      }
      return next
    })
  const onKey = (event: KeyboardEvent, row: number, column: number): void => {
    const by = moves[event.key]
    if (!by || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + by[0]} ${column + by[1]}"]`)
    next?.focus()
    next?.select()
  }
  const onPaste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    set(pasted(text, { rows, columns, row, column }))
  }
  const tooLong = desk.people.filter(({ id, reported }) => (sums.people.get(id) ?? 0) + Number(reported) > 24)
  const hasWrong = [...cells].some(([key, value]) => isWrong(value, key.slice(key.lastIndexOf('|') + 1)))
  const entries = entriesOf(cells, desk)
  const save = async (): Promise<void> => {
    if (!(await state.report(entries))) return
    setCells(new Map())
    toast.success(t('done', { count: entries.length }))
  }
  const cellOf = (row: number, column: number, label: string) => {
    const [operation = '', worker = ''] = [rows[row], columns[column]]
    const key = keyOf(operation, worker)
    const value = cells.get(key) ?? ''
    return (
      <HoursCell
        key={worker}
        label={label}
        place={`${row} ${column}`}
        value={value}
        isWrong={isWrong(value, worker)}
        isDisabled={desk.lockedBy !== null}
        onChange={(typed) => set([[key, typed]])}
        onKeyDown={(event) => onKey(event, row, column)}
        onPaste={(event) => onPaste(event, row, column)}
      />
    )
  }
  return (
    <>
      <GridScroller tabIndex={-1}>
        <Grid ref={table}>
          <thead>
            <tr>
              <th scope="col">{t('operation')}</th>
              {desk.people.map(({ id, name, reported }) => (
                <th key={id} scope="col">
                  {name}
                  {Number(reported) > 0 && <small>{t('reported', { hours: Number(reported) })}</small>}
                </th>
              ))}
              <th scope="col">{t('good')}</th>
              <th scope="col">{t('scrap')}</th>
              <th scope="col">{t('sum')}</th>
            </tr>
          </thead>
          <tbody>
            {desk.operations.map((operation, row) => (
              <tr key={operation.id}>
                <th scope="row" title={`${operation.processName} ${operation.itemNo} ${operation.materialName}`}>
                  {operation.processName} <small>{operation.itemNo}</small>
                  <small>
                    {t('progress', { done: Number(operation.finishedQuantity), whole: Number(operation.quantity) })}
                    {' · '}
                    {t('standard', { reported: Number(operation.reportedHours), planned: Number(operation.plannedHours) })}
                  </small>
                  <Requirements operation={operation} />
                </th>
                {desk.people.map(({ name }, column) =>
                  cellOf(row, column, `${name} ${operation.processName} ${operation.itemNo}`),
                )}
                {cellOf(row, desk.people.length, `${t('good')} ${operation.processName} ${operation.itemNo}`)}
                {cellOf(row, desk.people.length + 1, `${t('scrap')} ${operation.processName} ${operation.itemNo}`)}
                <td>{sums.operations.get(operation.id) ?? ''}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              {desk.people.map((person) => (
                <td key={person.id} data-wrong={tooLong.includes(person) || undefined}>
                  {sums.people.get(person.id) ?? ''}
                </td>
              ))}
              <td />
              <td />
              <td>{sums.all || ''}</td>
            </tr>
          </tfoot>
        </Grid>
      </GridScroller>
      <Foot>
        <span role="status">
          {tooLong[0]
            ? t('tooLong', { name: tooLong[0].name })
            : hasWrong
              ? t('wrong')
              : t('filled', { count: entries.length, hours: sums.all })}
        </span>
        <Button isDisabled={cells.size === 0} onPress={() => setCells(new Map())}>
          {t('clear')}
        </Button>
        <Button
          variant="primary"
          isLoading={state.isBusy}
          isDisabled={entries.length === 0 || hasWrong || tooLong.length > 0 || desk.lockedBy !== null}
          onPress={() => void save()}
        >
          {t('save')}
        </Button>
      </Foot>
    </>
  )
}
