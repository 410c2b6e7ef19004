import { type Label, label } from '../../i18n.ts'

const narrowing = (text: Label) => ({ kind: 'text', max: 2000, label: text }) as const

/** By what stock is told apart in a pivot; the keys of `DC_STOCK_DIMENSION`. */
export const stockDimensions = ['material', 'warehouse', 'location', 'lot', 'owner'] as const
export type StockDimension = (typeof stockDimensions)[number]

/** Stands for stock that has none of it, such as no lot. */
export const noDimension = '-'

/** Narrows stock to a group of each dimension: an id or several with commas between, a lot number, or `-` for none. */
export const narrowedBy = {
  material: narrowing(label('物料', 'Material', 'Vật tư')),
  warehouse: narrowing(label('仓库', 'Warehouse', 'Kho')),
  location: narrowing(label('库位', 'Location', 'Vị trí')),
  lot: narrowing(label('批次', 'Lot', 'Lô')),
  owner: narrowing(label('货主', 'Owner', 'Chủ hàng')),
} as const satisfies Record<StockDimension, unknown>

/** Narrows stock to one balance as well. */
export const narrowedToBalance = { ...narrowedBy, balance: narrowing(label('库存', 'Stock', 'Tồn kho')) } as const
