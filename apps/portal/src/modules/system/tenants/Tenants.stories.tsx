import { plus, type TenantDetail } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { AdminPage } from '../../../testing/AdminPage.tsx'
import { paged, Refused, serving } from '../../../testing/AdminStage.tsx'
import { pointedAt, pressed } from '../../../testing/adminRows.ts'
import { AdministratorDialog } from './AdministratorDialog.tsx'
import { TenantPage } from './TenantPage.tsx'

const meta = { title: 'Portal/Administration/Tenants', component: AdminPage } satisfies Meta<typeof AdminPage>
export default meta
type Story = StoryObj<typeof meta>

const tenant: TenantDetail = {
  id: '310117',
  tenantId: '310117',
  tenantName: 'Công ty Chế tạo Thiết bị Việt Á',
  domain: 'vieta.example.com',
  contactName: 'Trần Thu Hà',
  contactPhone: '',
  accountLimit: 50,
  accountCount: 12,
  expiresOn: '',
  timeZone: 'Asia/Ho_Chi_Minh',
  packageId: '',
  packageName: '',
  datasourceId: '',
  status: 'enabled',
  remark: '',
  createTime: '2026-03-02T02:00:00Z',
}

/** What a dialog needs and cannot load is said in it and logged; no message appears over it. */
export const DialogWithoutAnswer: Story = {
  args: { page: <AdministratorDialog tenant={tenant} onClose={fn()} onReset={fn()} /> },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    const stop = serving(['tenant_edit'], () => ({
      [`GET ${plus.tenantAdministrators}`]: () => {
        throw new Refused(500, '系统错误，请稍后再试')
      },
    }))()
    return () => {
      warn.mockRestore()
      stop()
    }
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Việt Á/ }))
    await dialog.findByText('系统错误，请稍后再试')
    await expect(screen.getAllByText('系统错误，请稍后再试')).toHaveLength(1)
    await expect(console.warn).toHaveBeenCalledWith(`Loading failed (${plus.tenantAdministrators}): 系统错误，请稍后再试`)
  },
}

const reset = fn()

/** Of several administrators one is chosen; the new password is told once, with all that its owner needs. */
export const ResetAdministrator: Story = {
  args: { page: <TenantPage /> },
  beforeEach: serving(['tenant_view', 'tenant_edit'], () => {
    reset.mockClear()
    return {
      'GET /blade-system/tenant/list': () => paged([tenant]),
      [`GET ${plus.tenantAdministrators}`]: () => [
        { id: 'u1', account: 'admin', realName: 'Quản trị viên' },
        { id: 'u2', account: 'ha', realName: 'Trần Thu Hà' },
      ],
      [`POST ${plus.resetAdministrator}`]: ({ body }) => {
        reset(body)
        return { tenantId: tenant.id, account: 'ha', realName: 'Trần Thu Hà', password: 'kMpT4vXq9RwBs2Hd' }
      },
    }
  }),
  play: async () => {
    const actions = await pointedAt(tenant.tenantName)
    await pressed(await actions.findByRole('button', { name: '更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '重置管理员密码' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^重置“Công ty/ }))
    await userEvent.click(await dialog.findByRole('button', { name: '重置密码' }))
    await expect(reset).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('combobox', { name: /管理员账号/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Trần Thu Hà · ha' }))
    await userEvent.click(dialog.getByRole('button', { name: '重置密码' }))
    const told = within(await screen.findByRole('dialog', { name: '管理员密码已重置' }))
    await waitFor(() => expect(told.getByText('kMpT4vXq9RwBs2Hd')).toBeVisible())
    await expect(reset).toHaveBeenLastCalledWith({ tenantId: '310117', userId: 'u2' })
    await userEvent.keyboard('{Escape}')
    await expect(told.getByText('kMpT4vXq9RwBs2Hd')).toBeVisible()
    await userEvent.click(told.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByText('kMpT4vXq9RwBs2Hd')).toBeNull())
  },
}
