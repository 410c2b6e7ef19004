import { type WikiAnswer, wikiCalls } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, serving } from '../../testing/AdminStage.tsx'
import { AskPage } from './AskPage.tsx'

const answer = (id: string, title: string, path: string, passages: WikiAnswer['passages']): WikiAnswer => ({
  id,
  title,
  path,
  locale: 'zh',
  description: '抽样、判定与不合格品处理',
  createdAt: '2026-10-06T02:00:00Z',
  updatedAt: '2026-10-06T02:00:00Z',
  passages,
})
const answers = [
  answer('a1', '来料检验作业指导', 'ew-wiki/quality/incoming', [
    {
      text: '2. 关键件按 GB/T 2828.1 一般检验水平 II 抽样，AQL 0.65；一般件 AQL 1.5。',
      marks: [
        [3, 6],
        [30, 32],
        [33, 36],
      ],
    },
  ]),
  answer('a2', '出厂检验作业指导', 'ew-wiki/quality/outgoing', [
    { text: '关键件逐台检验，安全回路逐项动作试验。', marks: [[0, 3]] },
  ]),
  answer('a3', 'Kiểm tra đầu vào', 'ew-wiki/lap-rap/kiem-tra', []),
]
const asked = fn()

const meta = {
  title: 'Portal/Ask the wiki',
  component: () => (
    <AdminStage at="/?q=关键件抽样">
      <AskPage />
    </AdminStage>
  ),
  beforeEach: () => {
    asked.mockClear()
    return serving(['wikiArticle_view'], () => ({
      [`GET ${wikiCalls.search}`]: ({ query }) => {
        asked(query.get('search'))
        return query.get('search')?.includes('年会') ? [] : answers
      },
      [`GET ${wikiCalls.hot}`]: () => [],
    }))()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The best passages with what was asked marked in them; a word of some answers is added with a press; what nothing answers is said so. */
export const Asked: Story = {
  tags: ['visual'],
  play: async () => {
    const list = within(await screen.findByRole('list', { name: '答案' }))
    await expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(answers.map(({ title }) => title))
    await expect(list.getAllByText('关键件', { selector: 'mark' })).toHaveLength(2)
    await expect(list.getByText('AQL', { selector: 'mark' })).toBeVisible()
    await expect(screen.getByText('3 篇文章')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '作业' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('关键件抽样 作业'))
    const field = await screen.findByRole('searchbox', { name: '问题' })
    await expect(field).toHaveValue('关键件抽样 作业')
    await userEvent.clear(field)
    await userEvent.type(field, '年会在哪里{Enter}')
    await expect(await screen.findByText('知识库里没有找到答案')).toBeVisible()
    await expect(field).toHaveFocus()
  },
}
