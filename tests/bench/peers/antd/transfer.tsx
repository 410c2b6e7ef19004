import { Transfer } from 'antd'
import { useState } from 'react'
import { firstMatch, materials, query } from '../../pages/data.ts'
import { find, press, type } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const items = materials(10_000).map(({ value, label }) => ({ key: value, title: label }))

const Columns = () => {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <Transfer
      dataSource={items}
      showSearch
      targetKeys={chosen}
      onChange={(keys) => setChosen(keys.map(String))}
      render={({ title }) => title}
      styles={{ section: { width: 300, height: 500 } }}
      filterOption={(text, { title }) => title.includes(text)}
    />
  )
}

const search = () => find<HTMLInputElement>('.ant-transfer input[type="text"]')
const firstRow = () => document.querySelector('.ant-transfer-list-content-item, .ant-transfer-item')?.textContent ?? ''
const moves = () => [
  ...document.querySelectorAll<HTMLButtonElement>('.ant-transfer-operation button, .ant-transfer-actions button'),
]
const move = () => moves().find(({ disabled }) => !disabled)
const heads = () => [...document.querySelectorAll('.ant-transfer-list-header, .ant-transfer-section-header')]

offer([
  { name: 'mount', act: () => show(<Columns />), isDone: () => firstRow() !== '' },
  { name: 'filter', act: () => type(search(), query), isDone: () => firstRow().includes(firstMatch) },
  {
    name: 'select all',
    prepare: () => type(search(), ''),
    act: () => press(find('.ant-transfer input[type="checkbox"]')),
    isDone: () => move() !== undefined,
  },
  {
    name: 'move all',
    act: () => press(move() ?? find('button')),
    isDone: () => /10000/.test(heads()[1]?.textContent ?? '') && !/10000/.test(heads()[0]?.textContent ?? ''),
  },
])
