import { Transfer } from '../../../../packages/design-system/src/Transfer/Transfer.tsx'
import { firstMatch, materials, query } from '../../pages/data.ts'
import { find, isSeen, press, type } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const items = materials(10_000).map(({ value, label }) => ({ key: value, label }))

const source = '[data-side="source"]'
const rowIn = (side: string) => document.querySelector(`${side} [role="option"]`)?.textContent ?? ''
const search = () => find<HTMLInputElement>(`${source} input:not([type="checkbox"])`)
const move = () => find<HTMLButtonElement>('button[aria-label="添加所选"]')

offer([
  {
    name: 'mount',
    act: () => show(<Transfer label="物料" items={items} height={500} />),
    isDone: () => isSeen(`${source} [role="option"]`),
  },
  { name: 'filter', act: () => type(search(), query), isDone: () => rowIn(source).includes(firstMatch) },
  {
    name: 'select all',
    prepare: () => type(search(), ''),
    act: () => press(find(`${source} input[type="checkbox"]`)),
    isDone: () => !move().disabled,
  },
  {
    name: 'move all',
    act: () => press(move()),
    isDone: () => rowIn(source) === '' && rowIn('[data-side="target"]') !== '',
  },
])
