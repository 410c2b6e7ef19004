import { plus, type RolePerson } from '@bip/contract'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, Refused, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { RolePeoplePage } from './RolePeoplePage.tsx'

const person = (id: string, realName: string, deptName: string, status = 'enabled'): RolePerson => ({
  id,
  realName,
  account: id,
  fnumber: `E-${id.length}01`,
  postName: '采购员',
  deptName,
  status,
})
const everybody = [
  person('xu', '许国强', '采购部'),
  person('hung', 'Nguyễn Văn Hùng', '北宁工厂'),
  person('min', '周敏', '质量部', 'disabled'),
  person('an', '阮文安', '仓储部'),
]
const bound = fn()

/** Roles and their people on a server of the story's own. */
const server = (codes: readonly string[]) =>
  serving(codes, () => {
    bound.mockClear()
    let held = ['xu', 'hung', 'min']
    return {
      'GET /blade-system/role/tree': () => [
        { id: 'administrator', parentId: '0', title: '管理员', roleAlias: 'administrator', children: [] },
        {
          id: 'supply',
          parentId: '0',
          title: '供应链',
          roleAlias: 'supply',
          children: [{ id: 'buyer', parentId: 'supply', title: '采购员', roleAlias: 'buyer', children: [] }],
        },
      ],
      [`GET ${plus.rolePeople}`]: ({ query }) => {
        const wanted = query.get('search') ?? ''
        const of = query.get('roleId') === 'buyer' ? held : []
        return paged(everybody.filter(({ id, realName }) => of.includes(id) && realName.includes(wanted)))
      },
      [`POST ${plus.bindRole}`]: ({ body }) => {
        const { userIds, isHeld } = body as { userIds: string[]; isHeld: boolean } // what the page sends
        if (!isHeld && userIds.length === held.length) throw new Refused(409, '至少保留一名采购员')
        bound(body)
        held = isHeld ? [...held, ...userIds] : held.filter((id) => !userIds.includes(id))
      },
      'GET /blade-bip/bip-blade-user/frequently-used-users': () => [],
      'POST /blade-bip/bip-blade-user/select-data': () => everybody.map((one) => ({ ...one, label: one.realName })),
    }
  })

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const meta = {
  title: 'Portal/People of roles',
  component: RolePeoplePage,
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 620 }}>
      <AdminStage at="/system/role-user">
        <Hosted>
          <RolePeoplePage />
        </Hosted>
      </AdminStage>
    </div>
  ),
  beforeEach: server(['role_view', 'user_grant']),
} satisfies Meta<typeof RolePeoplePage>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('treeitem', { name }))
const names = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => everybody.find(({ realName }) => row.textContent?.includes(realName))?.realName ?? '')

/** Several are chosen and lose the role after a question; a refusal is told and changes nothing. */
export const Taken: Story = {
  play: async () => {
    // Until somebody chooses, the first role is shown.
    await screen.findByRole('heading', { name: /管理员/ })
    await choose('采购员')
    await waitFor(() => expect(names()).toEqual(['许国强', 'Nguyễn Văn Hùng', '周敏']))
    await expect(within(await screen.findByRole('row', { name: /周敏/ })).getByText('不能登录')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: '选择全部' }))
    await userEvent.click(screen.getByRole('button', { name: '移除角色' }))
    const all = within(await screen.findByRole('alertdialog', { name: '移除 3 人的“采购员”角色？' }))
    await userEvent.click(all.getByRole('button', { name: '移除角色' }))
    await screen.findByText('至少保留一名采购员')
    await expect(names()).toHaveLength(3)
    await userEvent.click(within(screen.getByRole('row', { name: /许国强/ })).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: '移除角色' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除角色' }))
    await waitFor(() => expect(names()).toEqual(['许国强']))
    await expect(bound).toHaveBeenLastCalledWith({ roleId: 'buyer', userIds: ['hung', 'min'], isHeld: false })
  },
}

/** People are found and added, several at once. */
export const Added: Story = {
  play: async () => {
    await choose('采购员')
    // The button of the role before goes with its members.
    await waitFor(() => expect(names()).toHaveLength(3))
    await userEvent.click(await screen.findByRole('button', { name: '添加成员' }))
    const dialog = within(await screen.findByRole('dialog', { name: '添加成员：采购员' }))
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }))
    await dialog.findByText('请选择至少一条数据')
    await userEvent.type(dialog.getByRole('combobox', { name: /人员/ }), '阮')
    await userEvent.click(await screen.findByRole('option', { name: /阮文安/ }))
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }))
    await waitFor(() => expect(names()).toContain('阮文安'))
    await expect(bound).toHaveBeenCalledWith({ roleId: 'buyer', userIds: ['an'], isHeld: true })
  },
}

/** Who may see roles but not grant them reads and finds, no more. */
export const ReadOnly: Story = {
  beforeEach: server(['role_view']),
  play: async () => {
    await choose('采购员')
    await waitFor(() => expect(names()).toHaveLength(3))
    await userEvent.type(screen.getByPlaceholderText('搜索姓名、拼音、账号或工号'), 'Hùng')
    await waitFor(() => expect(names()).toEqual(['Nguyễn Văn Hùng']))
    await expect(screen.queryByRole('button', { name: '添加成员' })).toBeNull()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}
