import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Sheet, SheetSection } from '../../testing/docs/Sheet.tsx'
import { Diagram } from './Diagram.tsx'

const Facts = ({ of }: { of: readonly (readonly [string, ReactNode])[] }) => (
  <dl style={{ display: 'grid', gap: 14, margin: 0, maxWidth: '78ch' }}>
    {of.map(([name, what]) => (
      <div key={name}>
        <dt style={{ fontWeight: 600 }}>{name}</dt>
        <dd style={{ margin: '2px 0 0', color: 'var(--text-muted)' }}>{what}</dd>
      </div>
    ))}
  </dl>
)

const Page = () => (
  <Sheet
    title="How the table is built"
    lead="A hundred thousand rows on a slow machine, with elements that a keyboard and a screen reader can use: so React makes the elements, and what stands in them is written straight to the page."
  >
    <SheetSection title="From a row to the page">
      <Diagram />
    </SheetSection>
    <SheetSection title="What makes it quick">
      <Facts
        of={[
          [
            'Nothing per row',
            'While neither a filter nor an order is set the table keeps nothing for a row. With one, it keeps a number of four bytes.',
          ],
          [
            'A pool of elements',
            'Some forty rows of elements are made once. Scrolling gives an element another line: its place, the texts that differ, its marks. No frame shows less than what is there, for this happens in the scroll event, before the browser paints.',
          ],
          [
            'Drawn cells where they are needed',
            'A column is text unless it has a renderer. Only drawn cells go through React, and only those whose row is another one.',
          ],
          [
            'Sorting by counting',
            'Each distinct value is compared once and becomes a number; numbers are put in order by 16 bits at a time. A pushed row is taken out of the order and put back by halving, so a push never sorts.',
          ],
          [
            'Widths as variables',
            'Places and widths of columns are CSS variables of one element; resizing a column touches it and no cell.',
          ],
          [
            'Taller than a browser',
            'From 15 million px on the element that scrolls is shorter than the list: small steps move both alike, jumps go to the same share of both.',
          ],
        ]}
      />
    </SheetSection>
    <SheetSection title="What keeps it usable">
      <Facts
        of={[
          [
            'Focus',
            'The line that has the focus keeps its element however far one scrolls, and takes it along when rows that come move it. A chosen block knows its rows by key and goes with them; where they part, the cell with the focus is left of it.',
          ],
          [
            'Groups that stay',
            "The line of a group is held under the header by position: sticky. It is the group's own line, not a copy: it has its number, its level and its sums.",
          ],
          [
            'What is typed',
            'Drafts are kept by row and column, beside the rows, and laid over whatever line shows them: they outlive sorting, closed branches, and blocks of a server that leave and come again. Those of rows that are gone are named, and not stored with the rest.',
          ],
          ['One scroller', 'Header, pinned columns and totals are sticky in the element that scrolls. Nothing can drift apart.'],
          [
            'What throws',
            'A renderer or a value leaves a mark in its cell; a filter or a comparison leaves the rows as they came, and a message above them.',
          ],
        ]}
      />
    </SheetSection>
    <SheetSection title="Where to look">
      <Facts
        of={[
          ['model/, lines/', 'Pure: values, filters, order, lines, windows of a server. Tested without a browser.'],
          [
            'columns/, drafts/, keyboard/',
            'Columns, typing and keys. They ask for lines and elements through small interfaces, so that others than the table stand on them.',
          ],
          ['view/, rows/, head/', 'GridView writes, ScrollScale and stuckLines reckon, React makes the elements.'],
          [
            'feature/ and features.ts',
            'What a feature is, and the list of them. Each is a folder: its state, keys, marks and parts, and its hook into the way from rows to lines.',
          ],
          ['lazy/', 'What is not needed for the first sight, put together as it is fetched.'],
          ['docs/decisions/0014', 'Why the table is a list of features, and what that costs.'],
          ['docs/decisions/0008', 'Why rows are written outside React, and what that costs.'],
          ['bench table', 'Every figure beside AG Grid, antd, TanStack, Glide and a table written by hand, in one run.'],
        ]}
      />
    </SheetSection>
  </Sheet>
)

const meta = { title: 'Data/DataTable/How it is built', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

export const HowItIsBuilt: StoryObj<typeof meta> = {
  name: 'How it is built',
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'From a row to the page' })).toBeVisible()
  },
}
