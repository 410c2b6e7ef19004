import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, Suspense, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Sheet, SheetSection } from '../testing/docs/Sheet.tsx'
import { Stack } from '../testing/story.tsx'
import { lazyPart } from './lazyPart.tsx'

const Freight = lazyPart(async () => () => <p>海运，整箱，上海至海防</p>)
const Duty = lazyPart(
  (): Promise<ComponentType<{ onClose: () => void }>> =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Duty-1a2b.js')),
)

const Page = () => {
  const [shown, setShown] = useState<'freight' | 'duty' | null>(null)
  return (
    <Sheet
      title="Code that comes later"
      lead="What most pages never open is fetched when it is first asked for. Parts of a page take lazyPart: where their code does not come, because the network is cut or the server has another version by now, a bar says so and nothing else on the page is touched."
    >
      <SheetSection title="Write something, then open both">
        <Stack width={360}>
          <TextField label="备注" />
          <Button onPress={() => setShown('freight')}>运费</Button>
          <Button onPress={() => setShown('duty')}>关税</Button>
          <Suspense fallback={null}>
            {shown === 'freight' && <Freight />}
            {shown === 'duty' && <Duty onClose={() => setShown(null)} />}
          </Suspense>
        </Stack>
      </SheetSection>
    </Sheet>
  )
}

const meta = { title: 'Foundations/Code that comes later', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Parts: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '到港后电话通知')
    await userEvent.click(canvas.getByRole('button', { name: '运费' }))
    await canvas.findByText('海运，整箱，上海至海防')
    await userEvent.click(canvas.getByRole('button', { name: '关税' }))
    const bar = await screen.findByRole('alert')
    await expect(within(bar).getByRole('button', { name: '重新加载' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('到港后电话通知')
    await userEvent.click(within(bar).getByRole('button', { name: '关闭' }))
    await expect(bar).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '关税' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('页面上的内容都还在')
  },
}
