import type { Core } from '../resource/core.ts'
import { peoplePickers } from './people.ts'
import { type Picker, type PickerEntry, pickerOf, usualEntry } from './picker.ts'
import { plantPickers } from './plant.ts'
import { salesPickers } from './sales.ts'
import { supplyPickers } from './supply.ts'

export type { SearchItem, SearchType } from '../resource/searchItem.ts'
export {
  type Picker,
  type PickerAsks,
  type PickerColumn,
  type PickerEntry,
  pickerOf,
  type ShownColumn,
} from './picker.ts'
export {
  between,
  initialSearch,
  missingSearch,
  type SearchValue,
  type SearchValues,
  searchToWire,
  searchTypeOf,
} from './search.ts'

/** Every picker of the platform: one is added by one entry. */
export const pickers: readonly PickerEntry[] = [...peoplePickers, ...salesPickers, ...supplyPickers, ...plantPickers]

/** The picker of a resource: the one named, or of its own name, else the first that speaks of it, else one made of the resource alone. */
export const pickerFor = (core: Core, name = core.key): Picker => {
  const declared = pickers.filter(({ of }) => of === core.key)
  return pickerOf(declared.find(({ objectName }) => objectName === name) ?? declared[0] ?? usualEntry(core), core)
}
