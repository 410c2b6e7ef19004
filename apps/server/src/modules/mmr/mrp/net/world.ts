import type { DayNumber } from '@bip/contract/calendar'

/** Ten-thousandths of a material's base unit: whole, so that sums are exact. */
export type Quantity = number

/** Materials are named by their place in `World.materials`. */
export type MaterialAt = number

export type PlannedMaterial = {
  /** Working days from order to receipt. */
  leadDays: number
  safetyStock: Quantity
  /** An order is never smaller; 0 for any size. */
  minOrder: Quantity
  /** Orders are whole multiples of it; 0 for any size. */
  multiple: Quantity
  /** Made by us, by its bill of materials; else bought. */
  isMade: boolean
}

export type BomLine = {
  material: MaterialAt
  /** Millionths of the component's unit that go into the lot of the bill. */
  quantity: number
  /** Hundredths of a per cent that are lost. */
  scrap: number
  /** Never stocked or ordered: what it consists of is needed in its place. */
  isPhantom: boolean
}

/** A released version; of those that hold on a day the one that begins last counts. */
export type Bom = {
  material: MaterialAt
  from: DayNumber
  /** The last day; Infinity where it goes on. */
  to: DayNumber
  /** How much of the material the lines make. */
  lot: Quantity
  lines: readonly BomLine[]
}

export type DemandKind = 'sale' | 'plan' | 'forecast' | 'component' | 'safety'

export type Demand = {
  material: MaterialAt
  day: DayNumber
  quantity: Quantity
  kind: DemandKind
  /** The document's number; that of the order which needs it for a component. */
  no: string
  /** Of a component: the supply of the world, or the planned order, that needs it. */
  of?: { supply: number } | { planned: number }
  /** Of a component: what it goes into. */
  into?: MaterialAt
}

export type SupplyKind = 'stock' | 'purchaseOrder' | 'purchaseRequest' | 'mo'

/** What is there or expected. */
export type Supply = {
  material: MaterialAt
  /** When it comes; stock is there on every day. */
  day: DayNumber
  quantity: Quantity
  kind: SupplyKind
  no: string
  /** Nothing has begun: it may become less, later or nothing. Otherwise it can only be hurried. */
  canShrink: boolean
  /** Not sent out yet: it may become more. */
  canGrow: boolean
}

export type World = {
  today: DayNumber
  materials: readonly PlannedMaterial[]
  boms: readonly Bom[]
  demands: readonly Demand[]
  supplies: readonly Supply[]
  /** Days within which demands share an order. */
  bundleDays: number
  /** Days by which a supply may come too early before it is put off. */
  deferDays: number
  isWorkday: (day: DayNumber) => boolean
}

/** An order that is not there yet. */
export type Planned = {
  material: MaterialAt
  quantity: Quantity
  /** The day of its first demand, even where that cannot be kept. */
  day: DayNumber
  /** When it has to be ordered or begun. Before today: too late. */
  start: DayNumber
}

/** So much of a demand is covered by a supply of the world or by a planned order. Numbers are places in their lists. */
export type Peg = { demand: number; quantity: Quantity } & ({ supply: number } | { planned: number })

export type Reason = 'shortage' | 'safety' | 'late' | 'earlier' | 'overdue' | 'later' | 'tooLittle' | 'tooMuch' | 'notNeeded'

export type Action = {
  material: MaterialAt
  kind: 'order' | 'expedite' | 'defer' | 'resize' | 'cancel'
  reason: Reason
  /** What is to be done it to: an order that is not there yet, or a supply. */
  of: { planned: number } | { supply: number }
  quantity: Quantity
  day: DayNumber
  /** When it has to begin. */
  start: DayNumber
}

export type Plan = {
  /** Those of the world, then what follows from it: safety stocks and components. */
  demands: readonly Demand[]
  planned: readonly Planned[]
  pegs: readonly Peg[]
  actions: readonly Action[]
}
