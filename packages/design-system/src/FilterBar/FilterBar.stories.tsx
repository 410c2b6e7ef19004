import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDownUp, Columns3 } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { filterBarGuide } from './FilterBar.guide.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterButton } from './FilterButton.tsx'

const meta = {
  title: 'Shell/FilterBar',
  component: FilterBar,
  args: {
    onClear: fn(),
    tools: (
      <>
        <Button variant="quiet" icon={<ArrowDownUp size={16} aria-hidden />}>
          排序
        </Button>
        <Button variant="quiet" icon={<Columns3 size={16} aria-hidden />}>
          列
        </Button>
      </>
    ),
    children: (
      <>
        <SearchField
          label="单号、供应商、物料"
          labelHidden
          placeholder="单号、供应商、物料"
          onSearch={() => undefined}
          style={{ width: 240 }}
        />
        <Popover label="供应商" trigger={<FilterButton label="供应商" value="苏州精工 等 2 家" isSet />}>
          苏州精工机械有限公司、宁波海岭传动科技
        </Popover>
        <FilterButton label="状态" value="全部" />
        <FilterButton label="采购日期" value="近30天" />
      </>
    ),
  },
  parameters: { guide: filterBarGuide },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Conditions: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /供应商/ }))
    await expect(await screen.findByRole('dialog', { name: '供应商' })).toHaveTextContent('宁波海岭')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <FilterBar {...args} />
    </div>
  ),
}
