import type { AnyRecord } from '@bip/contract'
import { trimZeros, useFigures, useHost, type ViewProps, viewOf } from '@bip/records'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStockText } from '../useStockText.ts'
import { Figure } from './explain.styles.ts'
import { came, type Explained, type Explaining, useExplaining, went } from './explaining.ts'

/** What a row speaks of, and its name, given what the list is asked. */
type Spoken = (row: Partial<AnyRecord>, asked: URLSearchParams) => { asked: Explained; name: string }
type Of = Explaining['figure']

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const labels = { quantity: 'pivot.whyOf', reserved: 'pivot.reservedOf', free: 'pivot.freeOf' } as const

type FigureProps = ViewProps & { spoken: Spoken; of: Of }

/** A figure of stock: pressing it opens what it is the sum of. */
const ExplainedFigure = ({ spoken, of, ...view }: FigureProps) => {
  const { field, record, value } = view
  const { t } = useStockText()
  const figures = useFigures()
  const { permissions } = useHost()
  const [search] = useSearchParams()
  const [, explain] = useExplaining()
  const { Cell } = viewOf(field)
  const isNothing = of === 'reserved' && Number(value ?? 0) === 0
  if (isNothing || !permissions.has(`${of === 'reserved' ? 'stockReserved' : 'stockExplained'}_view`)) return <Cell {...view} />
  const { asked, name } = spoken(record, search)
  const [quantity, reserved, available, unit] = ['quantity', 'reserved', 'available', 'unit'].map((key) => text(record[key]))
  const label = t(labels[of], { name, figure: figures(trimZeros(String(value ?? '0'), 0)) })
  return (
    <Figure
      type="button"
      title={t('pivot.why')}
      aria-label={label}
      onClick={() => explain({ asked, name, figure: of, quantity, reserved, available, unit })}
    >
      <Cell {...view} />
    </Figure>
  )
}

const cellOf =
  (spoken: Spoken, of: Of): ComponentType<ViewProps> =>
  (view) => <ExplainedFigure {...view} spoken={spoken} of={of} />

const labelled = (row: Partial<AnyRecord>, key: string): string => {
  const labels: Record<string, unknown> = Object(row._labels)
  return text(labels[key]) ?? ''
}

/** The cells of rows with what lies there, what of it is reserved, what is free and what it is worth. */
const stockCells = (spoken: Spoken) => ({
  quantity: cellOf(spoken, 'quantity'),
  reserved: cellOf(spoken, 'reserved'),
  available: cellOf(spoken, 'free'),
  value: cellOf(spoken, 'quantity'),
})

const namedMaterial = (row: Partial<AnyRecord>): string =>
  `${text(row.materialCode) ?? ''} ${text(row.materialName) ?? ''}`.trim()
/** Records that a list is narrowed to, one or several. */
const askedIds = (asked: URLSearchParams, key: string): string | undefined => text(asked.get(key) ?? asked.get(`${key}_in`))

/** Rows of a material, within the warehouses that the list is narrowed to. */
export const materialCells = stockCells((row, asked) => {
  const warehouse = askedIds(asked, 'warehouseId')
  return { asked: { material: text(row.materialId), ...(warehouse && { warehouse }) }, name: namedMaterial(row) }
})

/** Rows of a material in a warehouse. */
export const materialInWarehouseCells = stockCells((row) => ({
  asked: { material: text(row.materialId), warehouse: text(row.warehouseId) },
  name: `${namedMaterial(row)} · ${labelled(row, 'warehouseId')}`,
}))

/** Rows of a balance, by the id in the field that names it. */
const balanceCells = (key: string, nameOf: (row: Partial<AnyRecord>) => string) =>
  stockCells((row) => ({ asked: { balance: text(row[key]) }, name: nameOf(row) }))

export const ownBalanceCells = balanceCells('id', (row) => text(row.stockName) ?? labelled(row, 'materialId'))
export const namedBalanceCells = balanceCells('balanceId', namedMaterial)

const lastOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Rows of a month: what lay there at its end, or, of one way, what moved within it. */
const ofMonth =
  (way?: Explained): Spoken =>
  (row, asked) => {
    const warehouse = askedIds(asked, 'warehouseId')
    const month = text(row.month) ?? ''
    const within = { ...(warehouse && { warehouse }), postedOn_le: lastOf(month) }
    return { asked: way ? { ...within, postedOn_ge: `${month}-01`, ...way } : within, name: month }
  }

export const monthCells = {
  received: cellOf(ofMonth(came), 'quantity'),
  issued: cellOf(ofMonth(went), 'quantity'),
  closing: cellOf(ofMonth(), 'quantity'),
}
