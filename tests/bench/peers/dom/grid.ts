// What one writes by hand when nothing else is wanted: rows that are in sight, their texts put straight into the page, and nothing more.
import '../../pages/surface.css'
import { grid } from '../../pages/grid.ts'
import { type Column, columns, statusColours, type WorkOrder } from '../../pages/rows.ts'
import { offerSurface } from '../../pages/surface.ts'

const rowHeight = 36
const headHeight = 40
const height = 760
const beyond = 6
const width = columns.reduce((sum, column) => sum + column.width, 0)

let rows: WorkOrder[] = []
let order: Uint32Array = new Uint32Array(0)
let isSorted = false
let first = -1
let scroller: HTMLElement | undefined
let elements: HTMLElement[] = []

const put = (kind: Column['kind'], element: HTMLElement, value: unknown) => {
  const text = kind === 'flag' ? (value === true ? '是' : '否') : String(value)
  if (element.textContent === text) return
  element.textContent = text
  if (kind === 'chip') element.style.background = statusColours[text] ?? ''
}

/** A row's cells, or the titles over them; the pinned ones stay. */
const rowElement = (isHead: boolean) => {
  const row = document.createElement('div')
  row.style.cssText = `position:${isHead ? 'sticky' : 'absolute'};top:0;width:${width}px;height:${isHead ? headHeight : rowHeight}px;display:flex;background:#fff;z-index:${isHead ? 2 : 0}`
  let left = 0
  for (const { width: wide, isPinned, kind, title } of columns) {
    const cell = document.createElement('div')
    const pinned = isPinned ? `position:sticky;left:${left}px;background:#fff;z-index:1;` : ''
    cell.style.cssText = `${pinned}flex:none;box-sizing:border-box;width:${wide}px;padding:0 8px;line-height:${rowHeight - 1}px;border-bottom:1px solid #eee;white-space:nowrap;overflow:hidden`
    if (isHead) cell.textContent = title
    else if (kind === 'chip') cell.append(Object.assign(document.createElement('span'), { className: 'chip' }))
    row.append(cell)
    left += wide
  }
  return row
}

const write = (place: number) => {
  const element = elements[place % elements.length]
  const row = rows[order[place] ?? -1]
  if (!element || !row) return
  element.style.transform = `translateY(${place * rowHeight}px)`
  columns.forEach(({ key, kind }, at) => {
    const cell = element.children[at] as HTMLElement // made above, one for each column
    put(kind, kind === 'chip' ? (cell.firstElementChild as HTMLElement) : cell, row[key])
  })
}

const show = () => {
  if (!scroller) return
  const next = Math.max(0, Math.min(rows.length - elements.length, Math.floor(scroller.scrollTop / rowHeight) - beyond))
  const [from, to] = [next, next + elements.length]
  for (let place = from; place < to; place += 1) if (first < 0 || place < first || place >= first + elements.length) write(place)
  first = next
}

const byQuantity = () => order.sort((a, b) => (rows[b]?.quantity ?? 0) - (rows[a]?.quantity ?? 0) || a - b)

const writeAll = () => {
  first = -1
  show()
}

offerSurface<WorkOrder[], WorkOrder>({
  ...grid,
  mount: (element, data) => {
    rows = data.slice()
    order = Uint32Array.from(rows.keys())
    isSorted = false
    first = -1
    scroller = document.createElement('div')
    scroller.style.cssText = `position:relative;height:${height}px;overflow:auto`
    const body = document.createElement('div')
    body.style.cssText = `position:relative;width:${width}px;height:${rows.length * rowHeight}px`
    elements = Array.from({ length: Math.ceil(height / rowHeight) + 2 * beyond }, () => rowElement(false))
    body.append(...elements)
    scroller.append(rowElement(true), body)
    scroller.addEventListener('scroll', show, { passive: true })
    element.append(scroller)
    show()
  },
  unmount: () => {
    scroller?.remove()
    scroller = undefined
    elements = []
    rows = []
  },
  sort: () => {
    isSorted = true
    byQuantity()
    writeAll()
  },
  push: (changes) => {
    for (const change of changes) rows[change.id - 1] = change
    if (isSorted) {
      byQuantity()
      writeAll()
    } else for (const { id } of changes) if (id - 1 >= first && id - 1 < first + elements.length) write(id - 1)
  },
})
