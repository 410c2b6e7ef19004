import { plus, shellCalls } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DetailScreen } from '../modules/RecordScreens.tsx'
import { RolePage } from '../modules/system/roles/RolePage.tsx'
import { useRecordsHost } from '../modules/useRecordsHost.ts'
import { TabContext } from '../tabs/tabContext.ts'
import { AdminStage, Refused, serving } from '../testing/AdminStage.tsx'
import { JumpPage } from './JumpPage.tsx'

const named = fn()
const tab = { path: '/here', setLabel: named, setDirty: fn(), close: fn(), goOn: fn() }

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const meta = {
  title: 'Portal/What cannot be shown',
  component: ({ at, route, page }: { at: string; route: string; page: ReactNode }) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <AdminStage at={at} route={route}>
        <Hosted>
          <TabContext value={tab}>{page}</TabContext>
        </Hosted>
      </AdminStage>
    </div>
  ),
  args: { at: '/', route: '*', page: null },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const refusing = (path: string, status: number, message: string) =>
  serving([], () => {
    named.mockClear()
    return {
      [`GET ${path}`]: () => {
        throw new Refused(status, message)
      },
    }
  })

/** What is not there is no failure: trying again leads nowhere, the workbench does. */
export const Missing: Story = {
  args: { at: '/jump/gone', route: '/jump/:id', page: <JumpPage /> },
  beforeEach: refusing(shellCalls.jump, 404, '找不到链接，可能已被删除'),
  play: async () => {
    await screen.findByText('找不到链接，可能已被删除')
    await expect(screen.getByText('404')).toBeVisible()
    await expect(screen.getByRole('button', { name: '返回工作台' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  },
}

/** A failure says so, and another attempt may help. */
export const Failed: Story = {
  ...Missing,
  beforeEach: refusing(shellCalls.jump, 400, '链接不完整'),
  play: async () => {
    await screen.findByText('链接不完整')
    await expect(screen.getByText('500')).toBeVisible()
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

/** The tab of a page that one may not open says so in words. */
export const RefusedPage: Story = {
  args: { page: <RolePage /> },
  beforeEach: refusing(plus.rolePeople, 403, ''),
  play: async () => {
    await screen.findByText('403')
    await waitFor(() => expect(named).toHaveBeenLastCalledWith('没有权限'))
  },
}

/** The tab of a record that one may not see says what kind it would be. */
export const RefusedRecord: Story = {
  args: { at: '/crm/customer/detail/1', route: '/crm/customer/detail/:id', page: <DetailScreen core={customer} /> },
  beforeEach: refusing(plus.rolePeople, 403, ''),
  play: async () => {
    await screen.findByText('403')
    await waitFor(() => expect(named).toHaveBeenLastCalledWith('客户', true))
  },
}
