import type { ReactNode } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../CheckboxGroup/CheckboxGroup.tsx'
import { ComboBox } from '../../ComboBox/ComboBox.tsx'
import { DatePicker } from '../../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../../DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../../DateTimePicker/DateTimePicker.tsx'
import { MultiComboBox } from '../../MultiComboBox/MultiComboBox.tsx'
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../../NumberField/NumberField.tsx'
import { PasswordField } from '../../PasswordField/PasswordField.tsx'
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx'
import { Select } from '../../Select/Select.tsx'
import { Switch } from '../../Switch/Switch.tsx'
import { TextArea } from '../../TextArea/TextArea.tsx'
import { TextField } from '../../TextField/TextField.tsx'

/** Controls by the names that a schema calls them. Each takes what FormField gives, and props of its own. */
export type FormControls = Readonly<Record<string, (props: never) => ReactNode>>

/** The controls that every schema may name. Spread it to add your own: `{ ...formControls, material: MaterialPicker }`. */
export const formControls = {
  text: TextField,
  longText: TextArea,
  password: PasswordField,
  number: NumberField,
  select: Select,
  multiSelect: MultiSelect,
  comboBox: ComboBox,
  multiComboBox: MultiComboBox,
  radio: RadioGroup,
  checkboxGroup: CheckboxGroup,
  checkbox: Checkbox,
  switch: Switch,
  date: DatePicker,
  dateTime: DateTimePicker,
  dateRange: DateRangePicker,
} satisfies FormControls

export type BuiltInControls = typeof formControls
