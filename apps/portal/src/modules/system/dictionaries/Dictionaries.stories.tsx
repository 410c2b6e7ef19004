import type { DictionaryHead, DictionaryValueDetail } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../../testing/AdminStage.tsx'
import { DictionaryPage } from './DictionaryPage.tsx'

const heads: DictionaryHead[] = [
  { code: 'DC_CUSTOMER_LEVEL', dictValue: '客户等级', names: { vi: 'Hạng khách hàng' }, count: 1, isSystem: true },
  { code: 'DC_SHIP_WAY', dictValue: '发运方式', names: {}, count: 0, isSystem: false },
]
const value: DictionaryValueDetail = {
  code: 'DC_CUSTOMER_LEVEL',
  dictKey: 'A',
  dictValue: '重点',
  names: { vi: 'Trọng điểm' },
  listClass: 'success',
  sort: 0,
  remark: '',
  isSealed: false,
  isSystem: true,
}
const stored = fn()

const meta = {
  title: 'Portal/Administration/Dictionaries',
  component: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <AdminStage>
        <DictionaryPage />
      </AdminStage>
    </div>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A dictionary is found by any of its names and gets a value; what comes with the product stays. */
export const Dictionaries: Story = {
  beforeEach: serving(['dict_view', 'dict_edit'], () => {
    stored.mockClear()
    return {
      'GET /blade-system/dict/parent-list': () => paged(heads),
      'GET /blade-system/dict/child-list': () => paged([value]),
      'POST /blade-system/dict/submit': ({ body }) => void stored(body),
    }
  }),
  play: async () => {
    // The first one is shown until another is chosen.
    await screen.findByRole('row', { name: /重点/ })
    await userEvent.click(screen.getByText('发运方式'))
    await screen.findByRole('heading', { name: /发运方式/ })
    await userEvent.type(screen.getByRole('searchbox', { name: '查找字典' }), 'hạng')
    await waitFor(() => expect(screen.getAllByText('发运方式')).toHaveLength(1))
    await userEvent.click(screen.getByText('客户等级'))
    await screen.findByRole('row', { name: /重点/ })
    await expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '新建字典值' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: '键值' }), 'B')
    // A press beside the dialog is a slip of the pointer.
    await userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '名称' })).toBeInvalid())
    await expect(stored).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: '名称' }), '一般')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const made = { code: 'DC_CUSTOMER_LEVEL', dictKey: 'B', dictValue: '一般', sort: 1, isNew: true }
    await waitFor(() => expect(stored).toHaveBeenLastCalledWith(expect.objectContaining(made)))
  },
}
