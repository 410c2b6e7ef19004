import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, useCallback, useMemo, useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { DataTable } from '../DataTable.tsx'
import { type Part, partColumns } from '../fixtures/bill.ts'
import { lazyBill } from '../fixtures/lazyBill.ts'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import { type Movement, makeMovements, movementColumns, movementKey } from '../fixtures/stock.tsx'
import type { DataSelection } from '../model/selection.ts'
import type { DataTableProps } from '../props/DataTableProps.ts'

const OrderTable = DataTable<Order>
const orderSums = orderColumns.map((column) =>
  column.key === 'quantity' || column.key === 'amount' ? { ...column, summary: 'sum' as const } : column,
)

const meta = {
  title: 'Data/DataTable/Geometry',
  component: OrderTable,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 560, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: '生产工单', columns: orderSums, rowKey: ({ id }) => id, renderers: orderRenderers, rows: [] },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

/** Lines that are drawn, those beyond what is in sight among them. */
const drawnIn = (grid: HTMLElement): number => grid.querySelectorAll('.body > [role="row"]:not([hidden])').length

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const inSight = (grid: HTMLElement) => {
  const area = grid.getBoundingClientRect()
  const top = grid.querySelector('.head')?.getBoundingClientRect().bottom ?? area.top
  return [...grid.querySelectorAll<HTMLElement>('.body > [role="row"]:not([hidden])')].filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > top + 1 && box.top < area.bottom - 1
  })
}

const Orders = (props: DataTableProps<Order>) => {
  const rows = useMemo(() => makeOrders(100_000), [])
  return <OrderTable {...props} rows={rows} />
}

const SumsLater = (props: DataTableProps<Order>) => {
  const rows = useMemo(() => makeOrders(1), [])
  const [hasTotals, setTotals] = useState(false)
  return (
    <div>
      <Button onPress={() => setTotals(true)}>合计</Button>
      <OrderTable {...props} rows={rows} hasTotals={hasTotals} maxHeight={320} />
    </div>
  )
}

/** Totals that come after the rows make room for themselves: the only row stays in sight above them. */
export const TotalsThatComeLater: Story = {
  render: (props) => <SumsLater {...props} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: '生产工单' })
    await waitFor(() => expect(inSight(grid)).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: '合计' }))
    const foot = await waitFor(() => {
      const found = grid.querySelector('.foot')
      expect(found).not.toBeNull()
      return found as HTMLElement
    })
    const [row] = inSight(grid)
    await waitFor(() => expect(row?.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top + 1))
  },
}

/** A hundred thousand manufacturing orders, with exact totals; at whatever speed one scrolls, no frame shows less than what is there. */
export const ManufacturingOrders: Story = {
  tags: ['visual'],
  args: { hasTotals: true, selectionMode: 'multiple', isZebra: true },
  render: (props) => <Orders {...props} />,
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: '生产工单' })
    const fits = inSight(grid).length
    await expect(fits).toBeGreaterThan(10)
    const blank: number[] = []
    for (let step = 0; step < 40; step += 1) {
      grid.scrollTop += 40 * (step + 1)
      await frame()
      const rows = inSight(grid)
      if (rows.length < fits - 1 || rows.some((row) => row.querySelector('[data-column="0"]')?.textContent === ''))
        blank.push(step)
    }
    await expect(blank).toEqual([])
    // A far step draws what is seen and no more; what lies beyond follows when the reader rests.
    grid.scrollTop += 3000
    await frame()
    await expect(drawnIn(grid)).toBeLessThanOrEqual(fits + 2)
    await waitFor(() => expect(drawnIn(grid)).toBeGreaterThan(fits + 8))
  },
}

/** What is pinned stands where it stood, in every frame: scrolled down, to the side, and both at once. */
export const PinnedWhileScrolling: Story = {
  args: { defaultLayout: { pins: { product: null, amount: 'end' } } },
  render: (props) => (
    <div style={{ display: 'flex', inlineSize: 720 }}>
      <Orders {...props} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: '生产工单' })
    /** px by which cells stand beside where they are pinned, at most. */
    const astray = (): number => {
      const area = grid.getBoundingClientRect()
      const [start, end] = [area.left, area.left + grid.clientWidth]
      const gaps = inSight(grid).flatMap((row) =>
        [...row.querySelectorAll<HTMLElement>('.pins')].map((pins) => {
          const box = pins.getBoundingClientRect()
          return pins.dataset.side === 'start' ? Math.abs(box.left - start) : Math.abs(box.right - end)
        }),
      )
      return gaps.length > 0 ? Math.max(...gaps) : Number.POSITIVE_INFINITY
    }
    const travel = async (down: number, across: number): Promise<number> => {
      let max = 0
      for (let count = 0; count < 12; count += 1) {
        grid.scrollTop += down
        grid.scrollLeft += across
        await frame()
        await frame()
        max = Math.max(max, astray())
      }
      return max
    }
    for (const [name, down, across] of [
      ['down', 120, 0],
      ['to the side', 0, 12],
      ['down again, from there', 120, 0],
      ['both at once', 120, 12],
      ['and back to the side', 0, -9],
    ] as const)
      await step(name, async () => expect(await travel(down, across)).toBeLessThan(1.5))
    await expect(grid.scrollLeft).toBeGreaterThan(100)
  },
}

const Ledger = () => {
  const rows = useMemo(() => makeMovements(1_000_000), [])
  return (
    <DataTable<Movement> label="库存流水" columns={movementColumns} rows={rows} rowKey={movementKey} selectionMode="multiple" />
  )
}

/** A million movements of stock: taller than a browser lays out, and sorted in the time of a key press. */
export const StockLedger: Story = {
  tags: ['!autodocs'],
  render: () => <Ledger />,
  play: async ({ canvasElement, step }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: '库存流水' }, { timeout: 15_000 })
    await expect(grid).toHaveAttribute('aria-rowcount', '1000001')
    await step('the last one, and back by keyboard', async () => {
      grid.scrollTop = grid.scrollHeight
      await waitFor(() => expect(within(grid).getByText('ST-1000000')).toBeVisible())
      await userEvent.tab()
      await userEvent.keyboard('{Control>}{Home}{/Control}')
      await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('ST-0000001')
    })
    await step('sorted by quantity', async () => {
      within(within(grid).getByRole('columnheader', { name: '数量' }))
        .getByRole('button', { name: '数量' })
        .click()
      await waitFor(() => expect(inSight(grid)[0]?.querySelector('[data-column="5"]')).toHaveTextContent('-400'), {
        timeout: 15_000,
      })
    })
  },
}

const bill = lazyBill(20_000)

/** What lies under a part, as far as it is known. */
type Below = readonly Part[] | 'unknown' | 'failed'

const LazyBill = ({ fetchChildren = bill.fetchChildren }: { fetchChildren?: typeof bill.fetchChildren }) => {
  const [expansion, setExpansion] = useState<DataSelection>({ mode: 'some', keys: new Set() })
  const [below, setBelow] = useState<ReadonlyMap<string, Below>>(new Map())
  const asked = useRef(new Set<string>())
  const ask = useCallback(
    (code: string): void => {
      const keep = (parts: Below) => setBelow((known) => new Map(known).set(code, parts))
      keep('unknown')
      fetchChildren(code).then(keep, () => keep('failed'))
    },
    [fetchChildren],
  )
  const tree = useMemo(() => {
    const childrenOf = ({ code }: Part) => below.get(code) ?? (bill.hasChildren(code) ? ('unknown' as const) : undefined)
    return { childrenOf, onRetry: ({ code }: Part) => ask(code) }
  }, [below, ask])
  const open = (next: DataSelection): void => {
    setExpansion(next)
    if (next.mode === 'all') return
    for (const code of next.keys) {
      if (asked.current.has(code)) continue
      asked.current.add(code)
      ask(code)
    }
  }
  return (
    <DataTable<Part>
      label="物料清单"
      columns={partColumns}
      rows={bill.top}
      rowKey={({ code }) => code}
      tree={tree}
      expansion={expansion}
      onExpansionChange={open}
    />
  )
}

/** A bill of materials of twenty thousand parts whose branches are fetched when they are opened; until then a row says that they are on their way. */
export const LazyBillOfMaterials: Story = {
  tags: ['visual'],
  render: () => <LazyBill />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid', { name: '物料清单' })
    const row = (code: string) => within(grid).getByText(code).closest('[role="row"]')
    await expect(bill.total).toBeGreaterThan(19_000)
    await userEvent.click(within(grid).getByText('02'))
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(row('02')).toHaveAttribute('aria-expanded', 'true')
    await expect(grid.querySelector('[data-kind="loading"]')).toBeVisible()
    await waitFor(() => expect(row('02.01')).toHaveAttribute('aria-level', '2'))
    await expect(document.activeElement?.closest('[role="row"]')).toBe(row('02'))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(row('02.01.12')).toHaveAttribute('aria-level', '3'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(within(grid).queryByText('02.01.12')).toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await expect(row('02.01.12')).toBeVisible()
  },
}

const fetchOnceFailing = fn(bill.fetchChildren)

/** A branch that could not be fetched says so in its place, and is asked for once more by a press or by Enter. */
export const BranchFails: Story = {
  tags: ['!autodocs'],
  render: () => <LazyBill fetchChildren={fetchOnceFailing} />,
  play: async ({ canvasElement, step }) => {
    fetchOnceFailing.mockClear()
    for (let times = 0; times < 2; times += 1) fetchOnceFailing.mockRejectedValueOnce(new Error('offline'))
    const grid = within(canvasElement).getByRole('treegrid', { name: '物料清单' })
    const focused = () => document.activeElement?.closest('[role="row"]')
    await userEvent.click(within(grid).getByText('02'))
    await userEvent.keyboard('{Home}{ArrowRight}')
    await step('by a press, in vain', async () => {
      await userEvent.click(await within(grid).findByText('未能加载，按此重试'))
      await waitFor(() => expect(fetchOnceFailing).toHaveBeenCalledTimes(2))
      await expect(within(grid).findByText('未能加载，按此重试')).resolves.toBeVisible()
    })
    await step('by keyboard', async () => {
      await waitFor(() => expect(focused()).toHaveTextContent('未能加载'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(within(grid).getByText('02.01')).toBeVisible())
      await expect(focused()).toHaveTextContent('02.01')
    })
  },
}

const fewOrders = makeOrders(5000)
const cellAt = (grid: HTMLElement, row: number, column: number) =>
  grid.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${row}"] [data-column="${column}"]`)

const Unfolding = (props: DataTableProps<Order>) => {
  const [height, setHeight] = useState(0)
  return (
    <div style={{ flex: 1 }}>
      <div style={{ display: 'flex', gap: 8, padding: 8 }}>
        {[0, 120, 340].map((each) => (
          <Button key={each} size="small" onPress={() => setHeight(each)}>
            高 {each}
          </Button>
        ))}
      </div>
      <div style={{ display: height === 0 ? 'none' : 'flex', height }}>
        <OrderTable {...props} rows={fewOrders} style={{ minHeight: 0 }} />
      </div>
    </div>
  )
}

/** A table that begins without any height shows its rows as soon as it has one, and keeps its place when it is folded and unfolded. */
export const Folded: Story = {
  render: (props) => <Unfolding {...props} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('高 340')
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(cellAt(grid, 9, 0)).toBeVisible())
    grid.scrollTop = 36 * 1000
    await waitFor(() => expect(cellAt(grid, 1003, 0)).toBeVisible())
    await press('高 0')
    await press('高 120')
    await waitFor(() => expect(grid.clientHeight).toBe(120))
    await press('高 340')
    await waitFor(() => {
      const shown = [...grid.querySelectorAll<HTMLElement>('.body > [role="row"]:not([hidden])')]
      const area = grid.getBoundingClientRect()
      const inSight = shown.filter(
        (row) => row.getBoundingClientRect().bottom > area.top + 36 && row.getBoundingClientRect().top < area.bottom,
      )
      expect(inSight.length).toBeGreaterThanOrEqual(8)
      for (const row of inSight)
        expect(row.querySelector('[data-column="0"]')?.textContent).toBe(fewOrders[Number(row.ariaRowIndex) - 2]?.number)
    })
  },
}

const drawStatus = fn(({ text }: { text: string }) => <b>{text}</b>)
const statusDrawn: DataTableProps<Order>['renderers'] = { status: { ...orderRenderers.status, render: drawStatus } }

const BehindAnother = (args: DataTableProps<Order>) => {
  const [isShown, setShown] = useState(true)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <Button onPress={() => setShown(!isShown)}>{isShown ? '切换到其他页面' : '回到工单'}</Button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <OrderTable {...args} />
      </Activity>
    </div>
  )
}

/** A table on a page that was hidden behind another one comes back as it was: none of its cells is drawn again. */
export const ComesBack: Story = {
  args: { renderers: statusDrawn },
  render: (args) => <BehindAnother {...args} rows={fewOrders} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Those beyond what is in sight are drawn a moment later.
    const grid = await canvas.findByRole('grid')
    await waitFor(() => expect(drawnIn(grid)).toBeGreaterThan(inSight(grid).length + 8))
    await userEvent.click(canvas.getByRole('button', { name: '切换到其他页面' }))
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument()
    await frame()
    drawStatus.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '回到工单' }))
    await expect(canvas.getByRole('grid')).toBeVisible()
    await frame()
    await expect(cellAt(canvas.getByRole('grid'), 2, 0)).toHaveTextContent('MO-2026-000001')
    await expect(drawStatus).not.toHaveBeenCalled()
  },
}
