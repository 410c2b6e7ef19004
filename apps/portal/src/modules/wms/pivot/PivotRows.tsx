import { Button, useLocale } from '@bip/design-system'
import { ChevronRight } from '@bip/design-system/icons'
import { reasonOf, trimZeros, useDictionary, useFigures, wordOf } from '@bip/records'
import { type CSSProperties, Fragment, useState } from 'react'
import { Figure } from '../explain/explain.styles.ts'
import type { Explaining } from '../explain/explaining.ts'
import { useStockText } from '../useStockText.ts'
import { Fold } from './pivot.styles.ts'
import type { Narrowing, PivotRow } from './pivotCalls.ts'
import { type PivotColumn, type PivotProps, useLevel } from './useLevel.ts'

type RowsProps = PivotProps & { columns: readonly PivotColumn[]; depth: number; level: ReturnType<typeof useLevel> }

const depthOf = (depth: number): CSSProperties & Record<`--${string}`, number> => ({ '--depth': depth })

/** The groups of a level; each opens the next one below it. */
export const PivotRows = (props: RowsProps) => {
  const { t } = useStockText()
  const { levels, depth, level, columns } = props
  const span = columns.length + 5
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string): void =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const by = levels[depth] ?? 'material'
  return (
    <>
      {level.rows.map((row) => {
        const id = row.groupId ?? ''
        const narrowing: Narrowing = { ...props.narrowing, [by]: id }
        return (
          <Fragment key={id}>
            <Group {...props} row={row} narrowing={narrowing} isOpen={open.has(id)} onToggle={() => toggle(id)} />
            {open.has(id) && <Below {...props} depth={depth + 1} narrowing={narrowing} />}
          </Fragment>
        )
      })}
      {level.hasMore && (
        <tr>
          <th colSpan={span} style={depthOf(depth)}>
            <span>
              <Button size="small" variant="quiet" isLoading={level.isValidating} onPress={level.more}>
                {t('pivot.more', { count: level.total - level.rows.length })}
              </Button>
            </span>
          </th>
        </tr>
      )}
    </>
  )
}

const Below = (props: Omit<RowsProps, 'level'>) => {
  const { t } = useStockText()
  const level = useLevel(props.levels[props.depth] ?? 'material', props.across, props.narrowing)
  const message = level.error ? reasonOf(level.error) : t('pivot.loading')
  if (level.isLoading || (level.error && level.rows.length === 0))
    return (
      <tr>
        <th colSpan={props.columns.length + 5} style={depthOf(props.depth)}>
          <span role="status">{message}</span>
        </th>
      </tr>
    )
  return <PivotRows {...props} level={level} />
}

type GroupProps = RowsProps & { row: PivotRow; isOpen: boolean; onToggle: () => void }

type WhyProps = { name: string; figure: string; of?: 'reserved' | 'free'; onPress: () => void }

/** A figure that opens what it is the sum of. */
const Why = ({ name, figure, of, onPress }: WhyProps) => {
  const { t } = useStockText()
  const label = t(of ? `pivot.${of}Of` : 'pivot.whyOf', { name, figure })
  return (
    <Figure type="button" title={t('pivot.why')} aria-label={label} onClick={onPress}>
      {figure}
    </Figure>
  )
}

const Group = ({ row, narrowing, depth, levels, across, columns, level, isOpen, onToggle, onExplain }: GroupProps) => {
  const { t } = useStockText()
  const { formatNumber } = useLocale()
  const figures = useFigures()
  const { entries: units } = useDictionary('DC_UNIT')
  const name = row.groupId === '-' ? t('pivot.without') : (row.groupName ?? t('pivot.unnamed'))
  const figure = (value: string | null | undefined): string =>
    value === null || value === undefined ? '—' : figures(trimZeros(value, 0))
  const money = (value: string | null | undefined): string =>
    formatNumber(Number(value ?? 0), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const quantity = row.quantity === null ? t('pivot.mixed') : `${figure(row.quantity)} ${wordOf(units, row.unit ?? '')}`
  const cells = new Map(level.cells.filter(({ groupId }) => groupId === row.groupId).map((cell) => [cell.acrossId, cell]))
  const { quantity: onHand, reserved, available, unit } = row
  const explain = (of: Explaining['figure']): void =>
    onExplain({ asked: narrowing, name, figure: of, quantity: onHand, reserved, available, unit })
  const hasBelow = depth + 1 < levels.length
  return (
    <tr>
      <th scope="row" style={depthOf(depth)}>
        <span>
          {hasBelow ? (
            <Fold type="button" aria-expanded={isOpen} aria-label={t('pivot.open', { name })} onClick={onToggle}>
              <ChevronRight size={16} aria-hidden />
            </Fold>
          ) : (
            <i style={{ inlineSize: 24 }} />
          )}
          <b title={name}>{name}</b>
          {row.detail && <small>{row.detail}</small>}
        </span>
      </th>
      {columns.map((column) => {
        const cell = cells.get(column.id)
        const of = `${name} · ${column.id === '-' ? t('pivot.without') : column.name}`
        const within: Narrowing = across ? { ...narrowing, [across]: column.id } : narrowing
        return (
          <td key={column.id}>
            {cell && (
              <Why
                name={of}
                figure={cell.quantity ? figure(cell.quantity) : money(cell.value)}
                onPress={() => onExplain({ asked: within, name: of, figure: 'quantity' })}
              />
            )}
          </td>
        )
      })}
      <td>
        <Why name={name} figure={quantity} onPress={() => explain('quantity')} />
      </td>
      <td>
        {Number(reserved) === 0 && reserved !== null ? (
          figure(reserved)
        ) : (
          <Why name={name} figure={figure(reserved)} of="reserved" onPress={() => explain('reserved')} />
        )}
      </td>
      <td>
        <Why name={name} figure={figure(available)} of="free" onPress={() => explain('free')} />
      </td>
      <td>
        <Why name={name} figure={money(row.value)} onPress={() => explain('quantity')} />
      </td>
    </tr>
  )
}
