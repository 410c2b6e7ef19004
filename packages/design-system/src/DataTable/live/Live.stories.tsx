import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, type RefObject, useEffect, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { DataTable } from '../DataTable.tsx'
import { makeStock, moved, randomFrom, type Stock, stockColumns, stockRenderers } from '../fixtures/stock.tsx'
import type { DataSort } from '../model/types.ts'
import type { DataTableHandle, DataTableProps } from '../props/DataTableProps.ts'

const bins = makeStock(20_000)
const perBatch = 50
const pause = 50

/** The fullest bins, where the reader is. */
const fullest = [...bins.keys()].sort((a, b) => (bins[b]?.onHand ?? 0) - (bins[a]?.onHand ?? 0)).slice(0, 60)

/** What the server has sent so far; the play functions compare what they see with it, and hold it back while they choose a row. */
const sent = { batches: 0, rows: bins as readonly Stock[], isHeld: false }

const usePushes = (table: RefObject<DataTableHandle<Stock> | null>, isOn: boolean): number => {
  const [batches, setBatches] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const below = randomFrom(sent.batches + 1)
    const timer = window.setInterval(() => {
      if (sent.isHeld) return
      const indexes = Array.from({ length: perBatch }, (_, at) => (at % 2 === 0 ? (fullest[below(60)] ?? 0) : below(bins.length)))
      sent.rows = moved(sent.rows, indexes, below)
      sent.batches += 1
      table.current?.setRows(sent.rows)
      if (sent.batches % 5 === 0) setBatches(sent.batches)
    }, pause)
    return () => window.clearInterval(timer)
  }, [table, isOn])
  return batches
}

const Live = (props: Omit<DataTableProps<Stock>, 'rows' | 'handle'>) => {
  const table = useRef<DataTableHandle<Stock>>(null)
  const [isOn, setOn] = useState(true)
  const batches = usePushes(table, isOn)
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Button size="small" onPress={() => setOn(!isOn)}>
          {isOn ? '暂停' : '继续'}
        </Button>
        <span style={{ color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' }}>
          已推送 {batches} 批，每批 {perBatch} 行，每秒 20 批
        </span>
      </div>
      <div style={{ display: 'flex', height: 480, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <DataTable<Stock> {...props} rows={bins} handle={table} />
      </div>
    </div>
  )
}

const byStock: readonly DataSort[] = [{ key: 'onHand', direction: 'desc' }]

const meta = {
  title: 'Data/DataTable/Live rows',
  component: Live,
  args: {
    label: '库存台账',
    columns: stockColumns,
    rowKey: ({ id }) => id,
    renderers: stockRenderers,
    defaultSort: byStock,
    selectionMode: 'multiple',
    hasTotals: true,
  },
} satisfies Meta<typeof Live>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[role="row"]')
const codeOf = (row: Element | null | undefined) => row?.querySelector('[data-column="0"]')?.textContent
const stockShown = (row: Element) => Number(row.querySelector('[data-column="4"]')?.textContent?.replaceAll(',', ''))
const inOrder = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('.body > [role="row"]:not([hidden])')]
    .filter((row) => row.getBoundingClientRect().height > 0 && row !== rowOf(document.activeElement))
    .sort((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))

/** Stock that moves twenty times a second while it is sorted by what moves: the order holds, and focus and selection stay on their rows. */
export const Pushed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, step }) => {
    sent.batches = 0
    sent.rows = bins
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid', { name: '库存台账' })
    sent.isHeld = true
    const table = within(grid)
    const code = codeOf(grid.querySelector('[aria-rowindex="5"]')) ?? ''
    await userEvent.click(table.getByText(code))
    const cell = document.activeElement
    await userEvent.keyboard(' ')
    await expect(rowOf(cell)).toHaveAttribute('aria-selected', 'true')
    sent.isHeld = false
    const places = new Set<string | null | undefined>()
    const codes = new Set<string | null | undefined>()
    await step('hundred batches, and the focus was on no other row at any time', async () => {
      const until = sent.batches + 100
      await waitFor(
        () => {
          codes.add(codeOf(rowOf(document.activeElement)))
          places.add(rowOf(document.activeElement)?.ariaRowIndex)
          expect(sent.batches).toBeGreaterThanOrEqual(until)
        },
        { timeout: 15_000, interval: 25 },
      )
      await expect(document.activeElement).toBe(cell)
      await expect([...codes]).toEqual([code])
      await expect(places.size).toBeGreaterThan(1)
    })
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }))
    await step('what stands there is what was sent, in order', async () => {
      grid.scrollTop = 0
      await waitFor(() => expect(inOrder(grid)[0]?.ariaRowIndex).toBe('2'))
      const shown = inOrder(grid)
      const expected = sent.rows.toSorted((a, b) => b.onHand - a.onHand)
      await expect(shown.length).toBeGreaterThan(10)
      for (const row of shown) {
        const place = Number(row.ariaRowIndex) - 2
        await expect(stockShown(row)).toBe(expected[place]?.onHand)
      }
    })
    await step('the selected row is still that one, and the only one', async () => {
      const place = sent.rows.toSorted((a, b) => b.onHand - a.onHand).findIndex((row) => row.code === code)
      grid.scrollTop = place * 36
      await waitFor(() => expect(table.getByText(code)).toBeVisible())
      await expect(rowOf(table.getByText(code))).toHaveAttribute('aria-selected', 'true')
      await expect(grid.querySelectorAll('.body [aria-selected="true"]')).toHaveLength(1)
    })
  },
}

/** While nothing is sorted, rows change where they stand. */
export const InPlace: Story = { args: { defaultSort: [] } }

const few = bins.slice(0, 12).map((bin, at): Stock => ({ ...bin, onHand: 100 - at }))
const still = createRef<DataTableHandle<Stock>>()

/** A chosen block goes with its rows; where they do not stand together any more, only the cell with the focus is left of it. */
export const BlockOfRows: Story = {
  tags: ['!autodocs'],
  render: (props) => (
    <div style={{ display: 'flex', height: 480 }}>
      <DataTable<Stock> {...props} rows={few} handle={still} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const chosen = () =>
      [...grid.querySelectorAll<HTMLElement>('.body > [role="row"]:not([hidden])')]
        .filter((row) => row.querySelector('[data-mark~="range"]'))
        .sort((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
        .map(codeOf)
    const push = (onHand: Readonly<Record<number, number>>): void =>
      still.current?.setRows(few.map((bin, at) => ({ ...bin, onHand: onHand[at] ?? bin.onHand })))
    const codes = few.map(({ code }) => code)
    await userEvent.click(within(grid).getByText(codes[3] ?? ''))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(chosen()).toEqual(codes.slice(3, 6))
    await step('rows around it move', async () => {
      push({ 10: 200, 11: 201 })
      await expect(chosen()).toEqual(codes.slice(3, 6))
      await expect(rowOf(document.activeElement)?.ariaRowIndex).toBe('9')
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
      await expect(chosen()).toEqual(codes.slice(3, 7))
    })
    await step('its rows change places among themselves', async () => {
      push({ 3: 94.5, 10: 200 })
      await expect(chosen()).toEqual([codes[4], codes[5], codes[3], codes[6]])
    })
    await step('one of them goes elsewhere', async () => {
      push({ 4: 300 })
      await expect(chosen()).toEqual([])
      await expect(codeOf(rowOf(document.activeElement))).toBe(codes[6])
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
      await expect(chosen()).toEqual(codes.slice(6, 8))
    })
  },
}
