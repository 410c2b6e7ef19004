import { Select } from 'antd'
import { firstMatch, materials, query } from '../../pages/data.ts'
import { find, isSeen, press, pressEscape, type } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const some = materials(10_000)
const many = materials(50_000)
const row = '.ant-select-item-option'

const select = (options: typeof some) => (
  <Select key={options.length} id="field" showSearch={{ optionFilterProp: 'label' }} options={options} style={{ width: 300 }} />
)
const open = () => press(find('#field'))
const close = () => pressEscape(find('#field'))
const isOpen = () => isSeen(row)

offer([
  { name: 'mount 10 000', act: () => show(select(some)), isDone: () => isSeen('.ant-select') },
  { name: 'open 10 000', act: open, isDone: isOpen },
  { name: 'open 10 000 again', prepare: close, act: open, isDone: isOpen },
  {
    name: 'filter 10 000',
    act: () => type(find('#field'), query),
    isDone: () => isOpen() && find(row).textContent?.includes(firstMatch) === true,
  },
  { name: 'open 50 000', prepare: () => show(select(many)), act: open, isDone: isOpen },
])
