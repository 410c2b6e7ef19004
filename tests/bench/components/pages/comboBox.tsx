import { ComboBox } from '../../../../packages/design-system/src/index.ts'
import { firstMatch, materials, query } from '../../pages/data.ts'
import { find, isSeen, press, pressEscape, type } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const some = materials(10_000)
const many = materials(50_000)

const open = () => press(find('[role="combobox"]'))
const close = () => pressEscape(find('[role="combobox"]'))
const isOpen = () => isSeen('[role="option"]')

offer([
  { name: 'mount 10 000', act: () => show(<ComboBox label="物料" options={some} />), isDone: () => isSeen('[role="combobox"]') },
  { name: 'open 10 000', act: open, isDone: isOpen },
  { name: 'open 10 000 again', prepare: close, act: open, isDone: isOpen },
  {
    name: 'filter 10 000',
    act: () => type(find('[role="combobox"]'), query),
    isDone: () => isOpen() && find('[role="option"]').textContent?.includes(firstMatch) === true,
  },
  { name: 'open 50 000', prepare: () => show(<ComboBox key="many" label="物料" options={many} />), act: open, isDone: isOpen },
])
