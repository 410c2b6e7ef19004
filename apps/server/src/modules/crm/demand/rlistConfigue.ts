import { isEmpty, label } from '@bip/contract'
import { cellsOf, maxColumns } from '@bip/contract/resources'
import type { Extension, Values } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { linesOf } from './columns.ts'

const noneLeft = label(
  '一份配置先后最多可有 {max} 列，请新建一份配置',
  'A setting may have {max} columns over its whole life; make a new setting',
  'Mỗi cấu hình chỉ có tối đa {max} cột trong suốt thời gian dùng; hãy tạo cấu hình mới',
)

/** Each column gets a cell that no other had before it, so that rows written under another column never show in it. */
export const rlistConfigueExtension: Extension = {
  beforeSave: ({ place }, values, before) => {
    const letter = values.configueKind === 'technology' ? cellsOf.technology : cellsOf.list
    const known = new Map(linesOf(before?.columns).map((line) => [line.id, line.cell]))
    let given = Number(before?.cellsGiven ?? 0)
    const kept = new Set<unknown>()
    const columns = linesOf(values.columns) as Values[]
    for (const column of columns) {
      const cell = known.get(String(column.id))
      if (!isEmpty(cell) && !kept.has(cell)) column.cell = cell
      else {
        given += 1
        column.cell = `${letter}${given}`
      }
      kept.add(column.cell)
    }
    if (given > maxColumns) throw notPossible(place, noneLeft, { max: maxColumns })
    values.cellsGiven = String(given)
  },
}
