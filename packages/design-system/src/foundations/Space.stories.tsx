import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Table } from '../Table/Table.tsx'
import { Sheet, SheetSection, Step } from '../testing/docs/Sheet.tsx'
import { makeOrders, orderColumns } from '../testing/orders.tsx'
import { densities, rowHeights, sizes, spaces } from './tokens.ts'

const uses: Readonly<Record<(typeof spaces)[number], string>> = {
  2: 'Between a mark and its text',
  4: 'Inside tags and chips',
  6: 'Between label and control',
  8: 'Between buttons; inside menus',
  12: 'Inside buttons and cells',
  16: 'Between fields; inside cards',
  20: 'Edge of a page',
  24: 'Between groups of fields',
  32: 'Between sections',
  48: 'Around what is empty',
}

const radii = [
  ['radius-small', 'Tags, boxes to tick, small buttons'],
  ['radius', 'Buttons, fields, menus'],
  ['radius-large', 'Cards, dialogs, tables'],
] as const

const orders = makeOrders(3)

const Page = () => (
  <Sheet
    title="Space and sizes"
    lead="Everything stands on a grid of 4 px; 2 and 6 are for the inside of small parts. Distance says what belongs together, so that few lines are needed."
  >
    <SheetSection title="Steps">
      <div>
        {spaces.map((space) => (
          <Step key={space} name={`${space} px`} value={uses[space]}>
            <div style={{ width: space, height: 12, background: 'var(--accent)' }} />
          </Step>
        ))}
      </div>
    </SheetSection>
    <SheetSection title="Radii">
      <div>
        {radii.map(([name, use]) => (
          <Step key={name} name={sizes[name]} value={use}>
            <div
              style={{
                width: 96,
                height: 40,
                border: '1px solid var(--line-strong)',
                borderRadius: sizes[name],
                background: 'var(--surface)',
              }}
            />
          </Step>
        ))}
      </div>
    </SheetSection>
    <SheetSection title="Controls">
      <div>
        <Step name={sizes.control} value="medium: forms, heads of pages">
          <Button>提交审核</Button>
        </Step>
        <Step name={sizes['control-small']} value="small: rows, bars, dense panels">
          <Button size="small">提交审核</Button>
        </Step>
      </div>
    </SheetSection>
    <SheetSection title="Densities">
      <p style={{ maxWidth: '72ch' }}>
        The reader chooses how tall rows are. Type stays 13 px in all of them: a denser table shows more rows, not smaller
        letters.
      </p>
      {densities.map((density) => (
        <div key={density} data-density={density} style={{ display: 'grid', gap: 6 }}>
          <span style={{ color: 'var(--text-muted)', fontSize: 12 }}>
            {density}, {rowHeights[density]} px
          </span>
          <div style={{ overflow: 'hidden', border: '1px solid var(--line)', borderRadius: 8 }}>
            <Table
              columns={orderColumns.slice(0, 5)}
              rows={orders}
              rowKey={({ id }) => `${density} ${id}`}
              caption={`采购订单 ${density}`}
            />
          </div>
        </div>
      ))}
    </SheetSection>
  </Sheet>
)

const meta = { title: 'Foundations/Space and sizes', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

export const Space: StoryObj<typeof meta> = {
  name: 'Space and sizes',
  play: async ({ canvasElement }) => {
    for (const density of densities) {
      const sample = canvasElement.querySelector<HTMLElement>(`[data-density="${density}"]`)
      const row = within(sample ?? canvasElement)
        .getByText('PO-2026-01193')
        .closest('[role="row"], tr')
      await expect(row?.getBoundingClientRect().height).toBeCloseTo(rowHeights[density], 0)
    }
  },
}
