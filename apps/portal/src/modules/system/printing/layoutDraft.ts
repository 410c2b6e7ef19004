import { type PrintElement, type PrintLayout, papers, printLimits, readLayout } from '@bip/contract/printing'

/** What one starts from, and what stands in for a text that is no layout. */
const blank: PrintLayout = { ...papers.label100x60, elements: [] }

/** The layout in a text; a blank one where it is none. */
export function layoutIn(text: unknown): PrintLayout {
  try {
    return typeof text === 'string' && text !== '' ? readLayout(text) : blank
  } catch {
    return blank
  }
}

export type ElementKind = PrintElement['kind']

/** Millimetres of the raster on which things come to stand. */
export const raster = 0.5
export const onRaster = (mm: number): number => Math.round(mm / raster) * raster

const within = (mm: number, max: number): number => Math.min(Math.max(0, Math.round(mm * 100) / 100), max)

const beginnings = {
  text: { width: 40, height: 6, text: '{title}', size: 10 },
  barcode: { width: 50, height: 14, code: 'code128', value: '{id}', showsText: true },
  box: { width: 40, height: 20 },
  table: { width: 80, height: 30, lines: 'lines', columns: [{ field: '#', width: 10 }] },
} as const

/** A name that no element has yet. */
function freeId(layout: PrintLayout, kind: ElementKind): string {
  const taken = new Set(layout.elements.map(({ id }) => id))
  for (let number = 1; ; number++) if (!taken.has(`${kind}${number}`)) return `${kind}${number}`
}

/** Adds an element of a kind where there is room to see it; a layout has one table. Answers what it is called. */
export function withAdded(layout: PrintLayout, kind: ElementKind): { layout: PrintLayout; id: string } | undefined {
  if (kind === 'table' && layout.elements.some((element) => element.kind === 'table')) return undefined
  if (layout.elements.length >= printLimits.elements) return undefined
  const id = freeId(layout, kind)
  const shift = (layout.elements.length % 6) * 3
  const begun = beginnings[kind]
  const place = {
    id,
    x: within(3 + shift, layout.width),
    y: within(3 + shift, layout.height),
    width: Math.min(begun.width, layout.width - 6),
    height: Math.min(begun.height, layout.height - 6),
  }
  const element = { kind, ...begun, ...place } as PrintElement // a beginning of its kind
  return { layout: { ...layout, elements: [...layout.elements, element] }, id }
}

/** The same element once more, a little below. */
export function withCopy(layout: PrintLayout, id: string): { layout: PrintLayout; id: string } | undefined {
  const element = layout.elements.find((one) => one.id === id)
  if (!element || element.kind === 'table') return undefined
  const copy = { ...element, id: freeId(layout, element.kind), x: element.x + 3, y: element.y + 3 }
  return { layout: { ...layout, elements: [...layout.elements, copy] }, id: copy.id }
}

export const without = (layout: PrintLayout, id: string): PrintLayout => ({
  ...layout,
  elements: layout.elements.filter((element) => element.id !== id),
})

/** An element with other values; it never leaves the figures that layouts may have. */
export function withChanged(layout: PrintLayout, id: string, change: Partial<PrintElement>): PrintLayout {
  const elements = layout.elements.map((element) => {
    if (element.id !== id) return element
    const changed = { ...element, ...change } as PrintElement // of the same kind: panes change their own
    return {
      ...changed,
      x: within(changed.x, layout.width),
      y: within(changed.y, layout.height),
      width: within(changed.width, printLimits.max),
      height: within(changed.height, printLimits.max),
    }
  })
  return { ...layout, elements }
}

/** What an arrow does to an element: moves it, or with `isSize` changes its size. Undefined for other keys. */
export function stepOf(key: string, isSize: boolean, step: number): { dx: number; dy: number; isSize: boolean } | undefined {
  const ways: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
  const way = ways[key]
  return way && { dx: way[0] * step, dy: way[1] * step, isSize }
}

/** An element moved, or made larger, by so many millimetres. */
export function withStep(
  layout: PrintLayout,
  id: string,
  { dx, dy, isSize }: { dx: number; dy: number; isSize: boolean },
): PrintLayout {
  const element = layout.elements.find((one) => one.id === id)
  if (!element) return layout
  const { x, y, width, height } = element
  return withChanged(layout, id, isSize ? { width: width + dx, height: height + dy } : { x: x + dx, y: y + dy })
}
