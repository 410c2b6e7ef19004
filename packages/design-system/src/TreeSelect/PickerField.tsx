import type { ComponentProps, ReactNode } from 'react'
import { ControlBox } from '../Field/Field.styles.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PickerFrame } from '../Select/PickerFrame.tsx'
import { SelectBox } from '../Select/Select.styles.ts'
import { PickerControl } from './PickerControl.tsx'
import { PickerTags } from './PickerTags.tsx'
import { TagBox } from './TreeSelect.styles.ts'

type PickerFieldProps = Omit<ComponentProps<typeof PickerControl>, 'tags' | 'text'> & {
  /** What a form sends along. */
  values: readonly string[]
  /** What is chosen, in words. */
  labels: readonly string[]
  /** What is chosen as tags, at most so many in sight; absent where only one can be chosen. */
  tags?: Pick<ComponentProps<typeof PickerTags>, 'tags' | 'max'>
  children: ReactNode
}

/** A field that opens a tree or its columns: the box with what is chosen, and the pop-up. */
export const PickerField = ({ values, labels, tags, children, ...control }: PickerFieldProps) => {
  const { locale } = useLocale()
  const { picker, field } = control
  return (
    <PickerFrame
      field={field}
      popup={picker.popup}
      box={tags ? TagBox : picker.isSearchable ? ControlBox : SelectBox}
      values={values}
      isEmpty={labels.length === 0}
      onClear={picker.canClear && picker.clear}
      onArrow={picker.isSearchable ? () => control.control.current?.click() : undefined}
      control={
        <PickerControl
          {...control}
          text={labels.join(locale === 'zh-CN' ? '、' : ', ')}
          tags={tags && <PickerTags {...tags} />}
        />
      }
    >
      {children}
    </PickerFrame>
  )
}
