import type { Core } from '../resource/core.ts'
import { peoplePickers } from './people.ts'
import { type Picker, type PickerEntry, pickerOf, usualEntry } from './picker.ts'
import { plantPickers } from './plant.ts'
import { salesPickers } from './sales.ts'
import { supplyPickers } from './supply.ts'

export { type Picker, type PickerColumn, type PickerEntry, pickerOf, type ShownColumn } from './picker.ts'

/** Every picker of the platform: one is added by one entry. */
export const pickers: readonly PickerEntry[] = [...peoplePickers, ...salesPickers, ...supplyPickers, ...plantPickers]

/** The picker of a resource: the one of its name, else the first that speaks of it, else one made of the resource alone. */
export const pickerFor = (core: Core): Picker => {
  const declared = pickers.filter(({ of }) => of === core.key)
  return pickerOf(declared.find(({ objectName }) => objectName === core.key) ?? declared[0] ?? usualEntry(core), core)
}
