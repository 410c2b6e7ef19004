import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { LocationMap } from './LocationMap.tsx'
import type { MapPlace } from './types.ts'

const two = (number: number): string => String(number).padStart(2, '0')
const shares = [0, 0.2, 0.55, 1, 0.85, 0, 1.2, null, 0.4]

/** So many aisles, racks and levels, filled in a pattern that looks like use. */
const warehouse = (aisles: number, racks: number, levels: number): MapPlace[] =>
  Array.from({ length: aisles * racks * levels }, (_, at) => {
    const [aisle, rack, level] = [Math.floor(at / (racks * levels)) + 1, (Math.floor(at / levels) % racks) + 1, (at % levels) + 1]
    const share = shares[(at * 7 + rack * 3) % shares.length] ?? null
    const name = `A-${two(aisle)}-${two(rack)}-${level}`
    const detail = share === 0 ? '' : '不锈钢六角螺栓 M8×30 等 3 种物料'
    return { id: name, name, aisle: two(aisle), rack: two(rack), level: String(level), share, detail, isLocked: at % 97 === 5 }
  })

const small = warehouse(4, 12, 4)
const huge = warehouse(20, 50, 10)

const meta = {
  title: 'Charts/LocationMap',
  component: LocationMap,
  args: { label: '苏州原材料仓库位图', places: small, onOpen: fn() },
  render: function Rendered(args, { parameters }) {
    const [chosen, setChosen] = useState<string | null>(null)
    return (
      <div style={{ display: 'flex', height: 560 }}>
        <LocationMap
          {...args}
          places={parameters.isHuge ? huge : args.places}
          chosenId={chosen}
          onOpen={(place) => {
            setChosen(place.id)
            args.onOpen?.(place)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof LocationMap>
export default meta

type Story = StoryObj<typeof meta>

/** What lies where, by share; the list says the same. */
export const Warehouse: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const map = within(canvasElement)
    const list = await map.findByRole('listbox', { name: '库位列表' })
    await expect(map.getByText('192 个库位')).toBeVisible()
    list.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ name: 'A-01-01-3' }))
    await waitFor(() => expect(map.getByRole('option', { name: /A-01-01-3/ })).toHaveAttribute('aria-selected', 'true'))
  },
}

/** Found by a part of its name; Enter opens the first. */
export const Searched: Story = {
  play: async ({ canvasElement, args }) => {
    const map = within(canvasElement)
    await userEvent.type(await map.findByRole('searchbox', { name: '查找库位' }), '03-07')
    await waitFor(() => expect(map.getByText('4 个库位')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ name: 'A-03-07-1' }))
    await userEvent.click(map.getByRole('radio', { name: '已满' }))
    await waitFor(() => expect(map.getByText(/^[12] 个库位$/)).toBeVisible())
  },
}

/** Ten thousand places: only what is in sight is drawn and listed. */
export const TenThousand: Story = {
  parameters: { isHuge: true },
  play: async ({ canvasElement, args }) => {
    const map = within(canvasElement)
    await expect(await map.findByText('10000 个库位')).toBeVisible()
    const list = map.getByRole('listbox', { name: '库位列表' })
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60)
    list.focus()
    await userEvent.keyboard('{End}')
    const scroller = map.getAllByRole('group', { name: '苏州原材料仓库位图' })[0]
    await waitFor(() => expect(scroller?.scrollTop).toBeGreaterThan(1000))
    await expect(map.getByRole('option', { name: /A-20-50-10/ })).toHaveAttribute('aria-posinset', '10000')
    const canvas = canvasElement.querySelector('canvas')
    if (!canvas) throw new Error('There is no drawing.')
    scroller?.scrollTo({ left: 0, top: 0 })
    await waitFor(() => expect(scroller?.scrollTop).toBe(0))
    // The first rack stands beside the names of aisles, below the walk.
    const { left, top } = canvas.getBoundingClientRect()
    const zoom = Math.min(1.8, Math.max(0.75, ((scroller?.clientWidth ?? 0) - 88) / (50 * 26)))
    fireEvent.click(canvas, { clientX: left + 76 + 5 * zoom, clientY: top + 35 * zoom })
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'A-01-01-10' }))
  },
}

/** Nothing is there yet. */
export const Empty: Story = {
  args: { places: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有符合的库位')).toBeVisible()
  },
}
