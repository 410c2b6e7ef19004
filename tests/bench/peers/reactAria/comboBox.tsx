import '../../pages/page.css'
import type { ReactNode } from 'react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, ListLayout, Popover, Virtualizer } from 'react-aria-components'
import { firstMatch, materials, query } from '../../pages/data.ts'
import { find, isSeen, press, pressEscape, type } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { stage } from '../../pages/stage.tsx'

const show = stage(({ children }: { children: ReactNode }) => children)
const listed = (count: number) => materials(count).map(({ value, label }) => ({ id: value, label }))
const some = listed(10_000)
const many = listed(50_000)

const combo = (items: typeof some) => (
  <ComboBox key={items.length} defaultItems={items}>
    <Label>物料</Label>
    <Input id="field" />
    <Button id="button">▾</Button>
    <Popover style={{ width: 320, background: '#fff' }}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
        <ListBox style={{ display: 'block', width: 320, height: 280, overflow: 'auto' }}>
          {({ id, label }: (typeof some)[number]) => (
            <ListBoxItem id={id} textValue={label}>
              {label}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Popover>
  </ComboBox>
)
const open = () => press(find('#button'))
const close = () => pressEscape(find('#field'))
const isOpen = () => isSeen('[role="option"]')

offer([
  { name: 'mount 10 000', act: () => show(combo(some)), isDone: () => isSeen('#field') },
  { name: 'open 10 000', act: open, isDone: isOpen },
  { name: 'open 10 000 again', prepare: close, act: open, isDone: isOpen },
  {
    name: 'filter 10 000',
    act: () => type(find('#field'), query),
    isDone: () => isOpen() && find('[role="option"]').textContent?.includes(firstMatch) === true,
  },
  { name: 'open 50 000', prepare: () => show(combo(many)), act: open, isDone: isOpen },
])
