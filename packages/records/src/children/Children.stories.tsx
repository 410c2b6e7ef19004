import type { Core } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ResourceDetail } from '../detail/ResourceDetail.tsx'
import { createWorld, World } from '../testing/World.tsx'

type Gateway = ReturnType<typeof createWorld>

const ChildrenStory = ({ onWorld }: { onWorld: (gateway: Gateway) => void }) => {
  const [gateway] = useState(() => {
    const made = createWorld()
    onWorld(made)
    return made
  })
  return (
    <World gateway={gateway}>
      <ResourceDetail core={customer as Core /* a core with its own keys is one of any keys */} id="customer-1" />
    </World>
  )
}

const onWorld = fn<(gateway: Gateway) => void>()
const meta = { title: 'Records/Children', component: ChildrenStory, args: { onWorld } } satisfies Meta<typeof ChildrenStory>

export default meta
type Story = StoryObj<typeof meta>

const pasteInto = (element: Element, text: string): void => {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

/** Contacts are pasted from a spreadsheet into the page of their customer; the row that is wrong stays, the others are stored. */
export const Pasted: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const heading = await canvas.findByRole('heading', { name: '客户联系人' })
    heading.scrollIntoView()
    const list = within(await canvas.findByRole('region', { name: '客户联系人列表' }))
    await userEvent.click(await list.findByRole('button', { name: '表格编辑' }))
    const grid = await canvas.findByRole('grid', { name: '客户联系人（表格编辑）' })
    const [gateway] = onWorld.mock.lastCall ?? []
    const ofCustomer = () => gateway?.rows('customerContacts').filter(({ customerId }) => customerId === 'customer-1') ?? []
    const before = ofCustomer().length
    const rows = '高明\t13800000001\t采购部\n高亮\t\t技术部\n'
    await step('two rows are pasted below the last one', async () => {
      await userEvent.click(within(grid).getByText('添加一行'))
      await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement)) // the input of the new row
      await userEvent.keyboard('{Escape}')
      // The cell again; an input that opened after the key is left as well.
      await waitFor(async () => {
        if (document.activeElement?.tagName === 'INPUT') await userEvent.keyboard('{Escape}')
        expect(document.activeElement?.tagName).not.toBe('INPUT')
      })
      pasteInto(document.activeElement ?? grid, rows)
      await expect(await within(grid).findByText('高亮')).toBeVisible()
    })
    await step('one lacks its number and stays with the reason, the other is stored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存' }))
      await waitFor(() => expect(ofCustomer()).toHaveLength(before + 1))
      await expect(ofCustomer().at(-1)).toMatchObject({ contactsName: '高明', contactsPhoneNumber: '13800000001' })
      await expect(await within(grid).findByText('高亮')).toBeVisible()
      await expect(canvas.getByRole('button', { name: '返回列表' })).toBeDisabled()
    })
  },
}
