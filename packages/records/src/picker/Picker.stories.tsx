import type { Core, Field } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { type MemoryGateway, samples } from '@bip/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf } from '../fields/fieldOf.ts'
import { FieldInput } from '../kinds/FieldInput.tsx'
import { createWorld, World } from '../testing/World.tsx'

type StoryProps = {
  resource: string
  field: string
  /** Another resource than the one whose records the field names. */
  target?: string
  hasCollection?: boolean
  onChange: (value: unknown) => void
  /** Hears what the material search is asked. */
  onAsk: (query: Record<string, string>) => void
}

/** The gateway of the stories, with the address of the material search. */
const withMaterialSearch = (gateway: MemoryGateway, onAsk: StoryProps['onAsk']): MemoryGateway =>
  Object.assign((address: string, init: RequestInit) => {
    const url = new URL(address, window.location.origin)
    if (!url.pathname.endsWith('/blade-pda/common/material-search')) return gateway(address, init)
    onAsk(Object.fromEntries(url.searchParams))
    const bare = (name: string): string => (url.searchParams.get(name) ?? '').replaceAll('%', '')
    const records = materials
      .filter(({ materialCode, materialName }) =>
        [materialCode, materialName].every((text, at) => String(text).includes(bare(['fnumber', 'fname'][at] ?? ''))),
      )
      .map(({ id, materialCode, materialName, specification }) => ({
        ...{ id, FNUMBER: materialCode, FNAME: materialName, FSPECIFICATION: specification },
      }))
    return Promise.resolve(Response.json({ code: 200, success: true, msg: '', data: { records, total: records.length } }))
  }, gateway)

const materials = samples.material ?? []

const PickerStory = ({ resource, field: key, target, hasCollection, onChange, onAsk }: StoryProps) => {
  const gateway = useMemo(() => withMaterialSearch(createWorld(), onAsk), [onAsk])
  const core = resources[resource] as Core // a story names what is declared
  const field = target ? ({ ...fieldOf(core, key), to: target } as Field) : fieldOf(core, key) // stories change references alone
  const [value, setValue] = useState<unknown>(null)
  if (!field) return null
  return (
    <World gateway={gateway} hasCollection={hasCollection}>
      <div style={{ maxInlineSize: 360 }}>
        <FieldInput
          core={core}
          field={field}
          name={key}
          label={field.label['zh-CN']}
          record={{}}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
      </div>
    </World>
  )
}

const meta = {
  title: 'Records/Picker',
  component: PickerStory,
  args: { resource: 'purchaseOrder', field: 'supplierId', onChange: fn(), onAsk: fn() },
} satisfies Meta<typeof PickerStory>

export default meta
type Story = StoryObj<typeof meta>

/** The field opens its dialog by F4; two presses take the record back into it. */
export const OfAField: Story = {
  play: async ({ canvasElement, args }) => {
    const box = await within(canvasElement).findByRole('combobox')
    await userEvent.click(box)
    await userEvent.keyboard('{F4}')
    const dialog = within(await screen.findByRole('dialog', { name: /选择供应商/ }))
    const cells = await dialog.findAllByRole('gridcell')
    const name = cells.find(({ textContent }) => (textContent ?? '').length > 4)
    if (name) await userEvent.dblClick(name)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(String))
    await waitFor(() => expect(box).not.toHaveValue(''))
  },
}

/** Records that the product does not have yet: the field says so, and asks nobody. */
export const Unserved: Story = {
  args: { target: 'machineConfig' },
  play: async ({ canvasElement, args }) => {
    const box = await within(canvasElement).findByRole('textbox', { name: /供应商/ })
    await expect(box).toHaveAttribute('readonly')
    await expect(box).toHaveAccessibleDescription('系统尚未提供供应商的数据，暂不能选择')
    await userEvent.click(box)
    await userEvent.keyboard('{F4}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A record that is starred in the dialog stands first when the field opens. */
export const Favourite: Story = {
  args: { hasCollection: true },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('combobox')
    await userEvent.click(box)
    const first = (await screen.findAllByRole('option')).at(-1)?.textContent ?? ''
    await userEvent.keyboard('{F4}')
    const dialog = within(await screen.findByRole('dialog', { name: /选择供应商/ }))
    const last = (await dialog.findAllByRole('gridcell')).at(-1)?.closest('[role=row]') as HTMLElement // a list with rows
    await userEvent.hover(last)
    const row = last.textContent ?? ''
    const star = await dialog.findByRole('button', { name: '收藏' })
    // It takes the pointer while the row is under it, which a story cannot show.
    star.click()
    await dialog.findByRole('button', { name: '取消收藏' })
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(box)
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await expect(first).not.toBe('')
    await waitFor(async () => {
      const [option] = await screen.findAllByRole('option')
      await expect(row).toContain(option?.textContent?.trim() ?? '?')
    })
  },
}

/** Columns of the dialog are shown and hidden, those of the list among them, and stay so. */
export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('combobox')
    const open = async () => {
      await userEvent.click(box)
      await userEvent.keyboard('{F4}')
      return within(await screen.findByRole('dialog', { name: /选择供应商/ }))
    }
    const heads = (dialog: ReturnType<typeof within>): string[] =>
      dialog.getAllByRole('columnheader').map((one: HTMLElement) => one.textContent?.trim() ?? '')
    const dialog = await open()
    await dialog.findAllByRole('gridcell')
    await expect(heads(dialog)).toContain('供应商编码')
    await expect(heads(dialog)).not.toContain('电话')
    await userEvent.click(dialog.getByRole('button', { name: '列' }))
    const panel = within(await screen.findByRole('dialog', { name: '列' }))
    await userEvent.click(await panel.findByRole('option', { name: '供应商编码' }))
    await userEvent.click(panel.getByRole('option', { name: '电话' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(heads(dialog)).toContain('电话'))
    await expect(heads(dialog)).not.toContain('供应商编码')
    await expect(heads(dialog).find(Boolean)).toBe('序号')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(heads(await open())).toContain('电话'))
  },
}

/** People by department: whom the tree shows, and a search over all of them. */
export const People: Story = {
  args: { resource: 'purchaseOrder', field: 'purchaserId' },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('combobox')
    await userEvent.click(box)
    await userEvent.keyboard('{F4}')
    const dialog = within(await screen.findByRole('dialog', { name: '选择人员' }))
    await userEvent.click(dialog.getByRole('tab', { name: '部门' }))
    await expect((await dialog.findAllByRole('treeitem')).length).toBeGreaterThan(0)
    await expect((await dialog.findAllByRole('columnheader')).map(({ textContent }) => textContent?.trim())).toEqual(
      expect.arrayContaining(['姓名', '工号', '岗位', '部门']),
    )
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
  },
}

/** Materials by organisation, code, name and specification, between percent signs; without an organisation nothing is asked. */
export const MaterialSearch: Story = {
  args: { resource: 'mo', field: 'materialId' },
  play: async ({ canvasElement, args }) => {
    const box = await within(canvasElement).findByRole('combobox')
    await userEvent.click(box)
    await userEvent.keyboard('{F4}')
    const dialog = within(await screen.findByRole('dialog', { name: /选择物料/ }))
    const [material] = materials
    if (!material) throw new Error('There are no sample materials.')
    await userEvent.type(await dialog.findByRole('searchbox', { name: '物料名称' }), String(material.materialName))
    await waitFor(
      () =>
        expect(args.onAsk).toHaveBeenLastCalledWith(
          expect.objectContaining({ fuseorgid: '100006', fname: `%${material.materialName}%`, current: '1', size: '20' }),
        ),
      { timeout: 5000 },
    )
    await userEvent.dblClick(await dialog.findByText(String(material.materialCode)))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(material.id))
    await userEvent.click(box)
    await userEvent.keyboard('{F4}')
    const again = within(await screen.findByRole('dialog', { name: /选择物料/ }))
    const organisation = await again.findByRole('combobox', { name: '组织' })
    await waitFor(() => expect(organisation).not.toHaveValue(''))
    await userEvent.click(organisation)
    await userEvent.keyboard('{Escape}{Escape}')
    await again.findByText('请先选择组织')
  },
}
