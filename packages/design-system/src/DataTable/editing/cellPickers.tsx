import { lazyPart } from '../../foundations/lazyPart.tsx'
import type { LocaleTools } from '../../foundations/locale.ts'
import type { DataColumn } from '../model/types.ts'
import { editingTexts } from '../texts/editing.texts.ts'
import type { CellPicker } from './cellInputProps.ts'

/** Fetched when a cell with choices, or a day, is first opened. */
const ChoiceList = lazyPart(() => import('../lazy/tools.tsx').then((module) => module.ChoiceList))
const SourceList = lazyPart(() => import('../lazy/tools.tsx').then((module) => module.SourceList))
const DayCalendar = lazyPart(() => import('../lazy/tools.tsx').then((module) => module.DayCalendar))

/** What opens beside a cell of a column, where its values can be picked; `value` is the cell's, as text. */
export const pickerOf = <T,>(
  { header, edit, type }: DataColumn<T>,
  row: T,
  value: string,
  t: LocaleTools['t'],
  /** The value is a text that names none of the choices. */
  isFaulty = false,
): CellPicker | undefined => {
  const { options, source } = edit ?? {}
  if (source)
    return {
      kind: 'list',
      openLabel: t(editingTexts.openChoices, { column: header }),
      beginsWith: isFaulty ? value : undefined,
      render: (picker) => <SourceList {...picker} label={header} source={source(row)} value={value} />,
    }
  if (options)
    return {
      kind: 'list',
      openLabel: t(editingTexts.openChoices, { column: header }),
      render: (picker) => <ChoiceList {...picker} label={header} options={options} value={value} />,
    }
  if (type !== 'date') return undefined
  return {
    kind: 'calendar',
    openLabel: t(editingTexts.openCalendar, { column: header }),
    render: (picker) => <DayCalendar {...picker} label={header} day={value} />,
  }
}
