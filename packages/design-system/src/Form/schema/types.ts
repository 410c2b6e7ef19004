import type { FieldValues, Path } from 'react-hook-form'
import type { Option } from '../../Select/option.ts'
import type { FormFieldControl } from '../FormField.tsx'
import type { FieldRules } from '../model/rules.ts'
import type { Condition } from './condition.ts'
import type { BuiltInControls, FormControls } from './formControls.ts'

type GivenByForm = keyof FormFieldControl<unknown> | 'defaultValue' | 'hint' | 'id' | 'options' | 'ref'

/** The control of a field by its name, and the props that this control takes beside what the form gives it. */
export type ControlChoice<Controls extends FormControls> = {
  [Name in keyof Controls & string]: {
    control: Name
    /** Props of the control: `precision`, `placeholder`, `load`, … */
    props?: Partial<Omit<Parameters<Controls[Name]>[0], GivenByForm>>
  }
}[keyof Controls & string]

/** Options by the value of another field, as plain data. `by` is its path, or `.name` in the same row. */
export type OptionsBy = { by: string; of: Readonly<Record<string, readonly Option[]>> }

type Conditions<Values extends FieldValues> = {
  /** Where it does not hold, the field is not in the page and its rules do not hold. Default: always. */
  visibleWhen?: Condition<Values>
  /** Where it holds, the field must be filled. Default: as `rules.required` says. */
  requiredWhen?: Condition<Values>
  /** Where it holds, the field is locked and its rules do not hold. Default: as the form. */
  disabledWhen?: Condition<Values>
  /** Where it holds, the value can only be read. Default: as the form. */
  readOnlyWhen?: Condition<Values>
}

export type SchemaField<
  Values extends FieldValues = FieldValues,
  Controls extends FormControls = BuiltInControls,
  Name = Path<Values>,
> = ControlChoice<Controls> &
  Conditions<Values> & {
    /** Path of the value; in the fields of rows, the key in the row. */
    name: Name
    label: string
    hint?: string
    /** As in FormField. */
    rules?: FieldRules<FieldValues, string>
    /** Columns that the field takes. Default 1. */
    span?: 1 | 2 | 3 | 'full'
    /** Choices of a control that has them; those that depend on other fields by `by` or by a function of the values and the row. */
    options?: readonly Option[] | OptionsBy | ((values: Values, row?: FieldValues) => readonly Option[])
    /** What becomes of a chosen value that the options no longer offer: it is taken back, or stays with a warning; the user is told either way. Default 'clear'. */
    whenNotOffered?: 'clear' | 'keep'
    /** What becomes of the value while the field is not visible: it waits and is not submitted, is submitted all the same, or is emptied. Default 'omit'. */
    whenHidden?: 'omit' | 'keep' | 'clear'
  }

/** Fields that answer one question together, under a legend. */
export type SchemaGroup<Values extends FieldValues, Controls extends FormControls> = {
  kind: 'group'
  title: string
  hint?: string
  visibleWhen?: Condition<Values>
  fields: readonly SchemaField<Values, Controls>[]
}

/** A list whose rows are filled in alike. */
export type SchemaRows<Values extends FieldValues, Controls extends FormControls> = {
  kind: 'rows'
  /** Path of the list in the values. */
  name: Path<Values>
  label: string
  visibleWhen?: Condition<Values>
  /** Fields of one row. */
  fields: readonly SchemaField<Values, Controls, string>[]
  /** What a row begins with. Default empty. */
  newRow?: FieldValues
  /** Fewest rows. Default 0. */
  min?: number
  /** Most rows. Default any number. */
  max?: number
  /** Words of the button that adds a row. */
  addLabel?: string
  /** CSS widths of the row's columns, such as '2fr 1fr 120px'; then labels stand above the first row only. */
  template?: string
}

export type SchemaItem<Values extends FieldValues, Controls extends FormControls> =
  | SchemaField<Values, Controls>
  | SchemaGroup<Values, Controls>
  | SchemaRows<Values, Controls>

export type SchemaSection<Values extends FieldValues, Controls extends FormControls> = {
  title: string
  /** A line below the title: what the section is about. */
  note?: string
  isFoldable?: boolean
  defaultFolded?: boolean
  visibleWhen?: Condition<Values>
  items: readonly SchemaItem<Values, Controls>[]
}

/** A form as data: sections of fields, groups and rows. Make it once, outside the component that renders it. */
export type FormSchema<Values extends FieldValues = FieldValues, Controls extends FormControls = BuiltInControls> = {
  sections: readonly SchemaSection<Values, Controls>[]
}
