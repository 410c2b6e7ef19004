import { confirm } from '@bip/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Board } from './Board.tsx'
import { cardKey, DealBoard } from './fixtures/DealBoard.tsx'
import { type Deal, dealCard, makeDeals, owners, stages } from './fixtures/deals.tsx'
import type { BoardMove } from './model/types.ts'
import type { BoardOutcome } from './types.ts'

const answer = fn<(move: BoardMove, deal: Deal) => BoardOutcome | Promise<BoardOutcome>>()

const meta = {
  title: 'Charts/Board/Moves',
  component: DealBoard,
  args: { answer, count: 23 },
  beforeEach: () => {
    answer.mockReset()
    answer.mockResolvedValue({ status: 'moved' })
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DealBoard>
export default meta

type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const column = (canvas: HTMLElement, name: string) => within(within(canvas).getByRole('region', { name }))
const card = (canvas: HTMLElement, name: RegExp): HTMLElement => within(canvas).getByRole('listitem', { name })
const isIn = (canvas: HTMLElement, name: string, deal: RegExp) =>
  waitFor(() => expect(column(canvas, name).getByRole('listitem', { name: deal })).toBeVisible())

const focusOn = async (canvas: HTMLElement, deal: RegExp): Promise<void> => {
  card(canvas, deal).focus()
  await expect(card(canvas, deal)).toHaveFocus()
}

const said = (text: string) => waitFor(() => expect(page().getByText(text, { exact: false })).toBeInTheDocument())

/** Space takes a card, arrows carry it, Space lets it go; each step is said. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^桥壳机加工线，/)
    await userEvent.keyboard(' ')
    await said('已抓取“桥壳机加工线，泰岭电机，144 万”，在“初访”。')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await said('“方案”')
    await userEvent.keyboard(' ')
    await isIn(canvasElement, '方案', /^桥壳机加工线，/)
    await said('已放到“方案”。')
    await expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ card: 'D3', to: expect.objectContaining({ column: 'solution' }) }),
      expect.objectContaining({ name: '桥壳机加工线' }),
    )
    await waitFor(() => expect(card(canvasElement, /^桥壳机加工线，/)).toHaveFocus())
  },
}

/** Escape puts it back, and nobody is asked. */
export const GivenUpByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^桥壳机加工线，/)
    await userEvent.keyboard(' {ArrowRight}{Escape}')
    await said('已取消，“桥壳机加工线，泰岭电机，144 万”仍在“初访”。')
    await isIn(canvasElement, '初访', /^桥壳机加工线，/)
    await expect(answer).not.toHaveBeenCalled()
  },
}

/** Arrows without a grabbed card lead the focus over columns. */
export const FocusByArrows: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^桥壳机加工线，/)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.closest('section')).toHaveAccessibleName('需求'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '4'))
  },
}

const drag = async (from: HTMLElement, to: HTMLElement): Promise<void> => {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const at = { button: 0, pointerId: 1, pointerType: 'mouse' }
  const goal = { clientX: end.left + end.width / 2, clientY: end.top + 120 }
  fireEvent.pointerDown(from, { ...at, clientX: start.left + 20, clientY: start.top + 20 })
  fireEvent.pointerMove(window, { ...at, clientX: start.left + 40, clientY: start.top + 40 })
  fireEvent.pointerMove(window, { ...at, ...goal })
  await waitFor(() => expect(to.dataset.grab).toBeDefined())
  fireEvent.pointerUp(window, { ...at, ...goal })
}

/** The drop is shown at once, before the gateway has answered. */
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const waits = Promise.withResolvers<BoardOutcome>()
    answer.mockReturnValue(waits.promise)
    await drag(card(canvasElement, /^桥壳机加工线，/), within(canvasElement).getByRole('region', { name: '报价' }))
    await isIn(canvasElement, '报价', /^桥壳机加工线，/)
    await expect(card(canvasElement, /^桥壳机加工线，/)).toHaveAttribute('aria-busy', 'true')
    waits.resolve({ status: 'moved' })
    await waitFor(() => expect(card(canvasElement, /^桥壳机加工线，/)).not.toHaveAttribute('aria-busy'))
  },
}

/** What the gateway refuses goes back, with the reason and the ways out where it was meant to go. */
export const Refused: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const attach = fn()
    answer.mockResolvedValue({
      status: 'refused',
      reason: '进入“报价”需要需求清单。此商机还没有清单。',
      waysOut: [{ label: '附清单', onPress: attach }],
    })
    await drag(card(canvasElement, /^桥壳机加工线，/), within(canvasElement).getByRole('region', { name: '报价' }))
    const refusal = within(await within(canvasElement).findByRole('alert'))
    await expect(refusal.getByText('进入“报价”需要需求清单。此商机还没有清单。')).toBeVisible()
    await isIn(canvasElement, '初访', /^桥壳机加工线，/)
    await userEvent.click(refusal.getByRole('button', { name: '附清单' }))
    await expect(attach).toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** A call that breaks takes the card back and offers to try again. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    answer.mockRejectedValueOnce(new Error('no network'))
    await drag(card(canvasElement, /^桥壳机加工线，/), within(canvasElement).getByRole('region', { name: '报价' }))
    const refusal = within(await within(canvasElement).findByRole('alert'))
    await userEvent.click(refusal.getByRole('button', { name: '重试' }))
    await isIn(canvasElement, '报价', /^桥壳机加工线，/)
  },
}

/** A hard limit refuses while the card is still in the hand; a soft one only warns. */
export const HardLimit: Story = {
  args: { columns: stages.map((one) => (one.key === 'bargain' ? { ...one, limit: { max: 2, kind: 'hard' } } : one)) },
  play: async ({ canvasElement }) => {
    const full = within(canvasElement).getByRole('region', { name: '谈判' })
    await drag(card(canvasElement, /^桥壳机加工线，/), full)
    await expect(await within(full).findByRole('alert')).toHaveTextContent('“谈判”已达上限 2，请先移出一张。')
    await isIn(canvasElement, '初访', /^桥壳机加工线，/)
    await expect(answer).not.toHaveBeenCalled()
  },
}

/** A rule of the page is said as the card is carried, by keys as well. */
export const RuleOnTheWay: Story = {
  args: { refusalOf: (_, { column: to }) => (to === 'won' ? '须先经过“谈判”。' : null) },
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^桥壳机加工线，/)
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(await column(canvasElement, '赢单').findByText('须先经过“谈判”。')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(await column(canvasElement, '赢单').findByRole('alert')).toHaveTextContent('须先经过“谈判”。')
  },
}

/** The page may ask something first; who does not answer leaves the card where it was. */
export const AsksAReason: Story = {
  play: async ({ canvasElement }) => {
    answer.mockImplementation(async () =>
      (await confirm({ title: '为什么跳过阶段？', input: { label: '原因' } })) ? { status: 'moved' } : { status: 'cancelled' },
    )
    const target = within(canvasElement).getByRole('region', { name: '报价' })
    await drag(card(canvasElement, /^桥壳机加工线，/), target)
    await expect(await page().findByRole('textbox', { name: /原因/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isIn(canvasElement, '初访', /^桥壳机加工线，/)
    await drag(card(canvasElement, /^桥壳机加工线，/), target)
    await userEvent.type(await page().findByRole('textbox', { name: /原因/ }), '客户催价')
    await userEvent.click(page().getByRole('button', { name: '确定' }))
    await isIn(canvasElement, '报价', /^桥壳机加工线，/)
    await waitFor(() => expect(card(canvasElement, /^桥壳机加工线，/)).not.toHaveAttribute('aria-busy'))
  },
}

/** Ctrl Z takes the last move back. */
export const Undone: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^桥壳机加工线，/)
    await userEvent.keyboard(' {ArrowRight} ')
    await isIn(canvasElement, '需求', /^桥壳机加工线，/)
    await waitFor(() => expect(card(canvasElement, /^桥壳机加工线，/)).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await isIn(canvasElement, '初访', /^桥壳机加工线，/)
  },
}

/** Without dragging: a menu of columns, which a finger and a switch can use. */
export const ByMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(card(canvasElement, /^桥壳机加工线，/)).getByRole('button', { name: /^移动/ }))
    await userEvent.click(await page().findByRole('menuitemradio', { name: '方案' }))
    await isIn(canvasElement, '方案', /^桥壳机加工线，/)
  },
}

/** People choose the place among the others. */
export const FreeOrder: Story = {
  args: { order: 'free' },
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^电池托盘焊接线，/)
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await waitFor(() => expect(card(canvasElement, /^电池托盘焊接线，/)).toHaveAttribute('aria-posinset', '3'))
  },
}

export const BetweenLanes: Story = {
  args: { lanes: owners },
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^电池托盘焊接线，/)
    await userEvent.keyboard(' {ArrowDown} ')
    const list = await within(canvasElement).findByRole('list', { name: '苏航 · 初访' })
    await waitFor(() => expect(within(list).getByRole('listitem', { name: /^电池托盘焊接线，/ })).toBeInTheDocument())
  },
}

const Colleague = () => {
  const [deals, setDeals] = useState(() => makeDeals(12))
  const move = (): void => setDeals((all) => all.map((one) => (one.id === 'D3' ? { ...one, stage: 'quote' } : one)))
  return (
    <div style={{ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 }}>
      <button type="button" onClick={move}>
        同事移动一张卡片
      </button>
      <Board<Deal>
        label="商机看板"
        columns={stages}
        cards={deals}
        cardKey={cardKey}
        columnOf={({ stage }) => stage}
        cardLabel={({ name }) => name}
        renderCard={dealCard}
        onMove={() => ({ status: 'moved' })}
      />
    </div>
  )
}

/** A move of somebody else: the card flies over, or is marked where less motion is asked for; the focus goes with it. */
export const MovedElsewhere: Story = {
  render: () => <Colleague />,
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^桥壳机加工线/)
    fireEvent.click(within(canvasElement).getByRole('button', { name: '同事移动一张卡片' }))
    await isIn(canvasElement, '报价', /^桥壳机加工线/)
    await waitFor(() => expect(card(canvasElement, /^桥壳机加工线/)).toHaveFocus())
  },
}
