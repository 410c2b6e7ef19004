import type { MapPlace } from '../types.ts'

/** px of one place and of the walk between aisles, before zooming. */
export const cell = { width: 24, height: 14, gap: 2 } as const
/** px of the names beside the drawing, at every zoom. */
export const names = 76
const walk = 30
/** So many places stand side by side where no rack says otherwise. */
const looseColumns = 40

type Cell = { place: MapPlace; x: number; y: number }
/** An aisle: its racks side by side, the levels of each above one another, the lowest at the bottom. */
type Band = { name: string; top: number; height: number; racks: readonly { name: string; x: number }[]; cells: Cell[] }
export type Layout = { bands: readonly Band[]; width: number; height: number; at: ReadonlyMap<string, Cell> }

const collator = new Intl.Collator('en', { numeric: true })
const step = { x: cell.width + cell.gap, y: cell.height + cell.gap }

const namesOf = (places: readonly MapPlace[], key: 'aisle' | 'rack' | 'level'): string[] =>
  [...new Set(places.map((place) => place[key] ?? ''))].toSorted(collator.compare)

/** Where every place is drawn, aisle below aisle, by the order of their names. */
export function layoutOf(places: readonly MapPlace[]): Layout {
  const bands: Band[] = []
  let top = walk
  const byAisle = Map.groupBy(places, ({ aisle }) => aisle ?? '')
  for (const name of [...byAisle.keys()].toSorted((a, b) => Number(a === '') - Number(b === '') || collator.compare(a, b))) {
    const band = bandOf(name, byAisle.get(name) ?? [], top)
    bands.push(band)
    top += band.height + walk
  }
  const cells = bands.flatMap((band) => band.cells)
  const width = cells.reduce((max, { x }) => Math.max(max, x + step.x), 0)
  return { bands, width, height: Math.max(top, 0), at: new Map(cells.map((one) => [one.place.id, one])) }
}

function bandOf(name: string, places: readonly MapPlace[], top: number): Band {
  if (name === '') return looseBand(places, top)
  const racks = namesOf(places, 'rack').map((rack, index) => ({ name: rack, x: index * step.x }))
  const xOf = new Map(racks.map(({ name: rack, x }) => [rack, x]))
  const levels = namesOf(places, 'level')
  const taken = new Map<string, number>()
  const cells = places.map((place): Cell => {
    // Places that share rack and level stand above one another, so that none hides another.
    const spot = `${place.rack ?? ''} ${place.level ?? ''}`
    const over = taken.get(spot) ?? 0
    taken.set(spot, over + 1)
    const row = levels.length - 1 - levels.indexOf(place.level ?? '')
    return { place, x: xOf.get(place.rack ?? '') ?? 0, y: row + over * levels.length }
  })
  const rows = levels.length * Math.max(1, ...taken.values())
  return {
    name,
    top,
    height: rows * step.y,
    racks,
    cells: cells.map((one) => ({ ...one, y: top + (one.y % rows) * step.y })),
  }
}

/** Places without an aisle, in rows by their names. */
function looseBand(places: readonly MapPlace[], top: number): Band {
  const cells = places
    .toSorted((one, other) => collator.compare(one.name, other.name))
    .map((place, index) => ({
      place,
      x: (index % looseColumns) * step.x,
      y: top + Math.floor(index / looseColumns) * step.y,
    }))
  return { name: '', top, height: Math.ceil(places.length / looseColumns) * step.y, racks: [], cells }
}

/** The place at a point of the drawing, before zooming. */
export function placeAt({ bands }: Layout, x: number, y: number): MapPlace | undefined {
  const band = bands.find(({ top, height }) => y >= top && y < top + height)
  return band?.cells.find((one) => x >= one.x && x < one.x + cell.width && y >= one.y && y < one.y + cell.height)?.place
}

/** The places in the order of the list: aisle by aisle as they are drawn, rack by rack, from the lowest level up. */
export const inOrder = ({ bands }: Layout): MapPlace[] =>
  bands.flatMap((band) => band.cells.toSorted((one, other) => one.x - other.x || other.y - one.y).map(({ place }) => place))
