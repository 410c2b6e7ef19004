import { useState } from 'react'
import type { DataColumn } from '../../../../packages/design-system/src/index.ts'
import { RecordPicker } from '../../../../packages/pickers/src/RecordPicker/RecordPicker.tsx'
import { usePicking } from '../../../../packages/pickers/src/RecordPicker/usePicking.ts'
import { find, isSeen, press } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

type Part = { id: string; code: string; name: string; specification: string }

const parts: readonly Part[] = Array.from({ length: 5000 }, (_, at) => ({
  id: `m${at}`,
  code: `M-${String(at).padStart(5, '0')}`,
  name: ['深沟球轴承', '伺服电机', '同步带轮', '直线导轨'][at % 4] ?? '',
  specification: `${at % 90} × ${at % 7}`,
}))
const columns: readonly DataColumn<Part>[] = [
  { key: 'code', header: '物料编码', width: 130 },
  { key: 'name', header: '物料名称', width: 240 },
  { key: 'specification', header: '规格型号', width: 200 },
]

const Picker = () => {
  const picking = usePicking([], 0)
  const [question, setQuestion] = useState({ search: '', current: 1, size: 100 })
  const { current, size } = question
  return (
    <RecordPicker<Part>
      title="选择物料"
      columns={columns}
      choiceOf={({ id, code, name }) => ({ id, label: `${code} ${name}` })}
      page={{ rows: parts.slice((current - 1) * size, current * size), total: parts.length }}
      question={question}
      onQuestionChange={setQuestion}
      picking={picking}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />
  )
}

const chosen = (): string => find('[role=dialog] [role=group][aria-label^="已选"]').getAttribute('aria-label') ?? ''
const allBox = (): HTMLElement => find('[role=dialog] input[aria-label="选择全部"]')
const firstCode = (): string => find('[role=dialog] .body [role=gridcell][data-column="1"]').textContent ?? ''

/** What changed since an act began. */
const changed = (read: () => string) => {
  let before = ''
  return {
    note: () => {
      before = read()
    },
    isDone: () => read() !== before,
  }
}
const count = changed(chosen)
const code = changed(firstCode)

offer([
  { name: 'open', act: () => show(<Picker />), isDone: () => isSeen('[role=dialog] .body [role=gridcell]') },
  { name: 'choose a page', prepare: count.note, act: () => press(allBox()), isDone: count.isDone },
  {
    name: 'choose or take back a row',
    prepare: count.note,
    act: () => press(find('[role=dialog] .body input[data-box]')),
    isDone: count.isDone,
  },
  {
    name: 'next page',
    prepare: code.note,
    act: () => press(find('[role=dialog] button[aria-label="下一页"]')),
    isDone: code.isDone,
  },
])
