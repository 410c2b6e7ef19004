import { Plus } from 'lucide-react'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form'
import { Button } from '../Button/Button.tsx'
import { drawn } from '../CatchErrors/drawn.tsx'
import { RequiredMark } from '../Field/Field.styles.ts'
import { FieldMessageLine } from '../Field/FieldMessageLine.tsx'
import { useLocks } from '../Fieldset/FieldsetContext.ts'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { ArrayEmpty, ArrayFoot, ArrayLabel, ArrayRoot, ArrayRows } from './FormArray.styles.ts'
import { formArrayTexts } from './FormArray.texts.ts'
import { FormArrayRow } from './FormArrayRow.tsx'
import { SectionContext, useFormScope } from './FormContext.ts'
import { revealAndFocus } from './model/registry.ts'
import type { Fault } from './model/rules.ts'
import { ruleMessage } from './ruleMessage.ts'
import { useArrayEntry } from './useFieldEntry.ts'
import { useRowMoves } from './useRowMoves.ts'

export type FormRow<Name extends string = string> = {
  /** Path of the row, for the names of its fields: `${row.name}.quantity`. */
  name: `${Name}.${number}`
  index: number
}

type RootProps = Omit<ComponentProps<'div'>, 'children'>

export type FormArrayProps<Values extends FieldValues, Name extends FieldArrayPath<Values>> = RootProps & {
  /** Path of the list in the form's values. */
  name: Name
  /** Names the list in the page, in messages and in the summary. */
  label: string
  /** What a row begins with. Default empty. */
  newRow?: FieldValues
  /** Fewest rows. Default 0. */
  min?: number
  /** Most rows. Default any number. */
  max?: number
  /** Words of the button that adds a row. Default "Add a row" in the reader's language. */
  addLabel?: string
  /** CSS widths of the row's columns, such as '2fr 1fr 120px'; then labels stand above the first row only, where there is room. */
  template?: string
  /** Default: as the form. */
  isDisabled?: boolean
  /** Default: as the form. */
  isReadOnly?: boolean
  /** The fields of one row. */
  render: (row: FormRow<Name>) => ReactNode
}

/** A list in a form whose rows are filled in alike: rows are added, removed, and moved by their grip. */
export const FormArray = <Values extends FieldValues = FieldValues, Name extends FieldArrayPath<Values> = FieldArrayPath<Values>>(
  props: FormArrayProps<Values, Name>,
) => {
  const { name, label, newRow = {}, min = 0, max = Number.POSITIVE_INFINITY, addLabel, template, render, ...more } = props
  const { isDisabled: asksDisabled, isReadOnly: asksReadOnly, ref, ...rest } = more
  const scope = useFormScope()
  const { isDisabled, isReadOnly } = useLocks(asksDisabled ?? scope.isDisabled, asksReadOnly ?? scope.isReadOnly)
  const { t } = useLocale()
  const id = useId()
  const root = useObjectRef(ref)
  const rows = useRef<HTMLDivElement>(null)
  const isLocked = isDisabled || isReadOnly
  // Inside, lists are known by name; the types of their rows are the caller's.
  const list = { control: scope.form.control, name: name as string, keyName: 'rowKey' as const }
  const { fields, append, remove, move } = useFieldArray(list)
  const count = fields.length
  if (min > max) warnProp('FormArray', 'min', `is ${min}, above max ${max}; no number of rows is right`)

  const rules = { required: min > 0, minLength: min, maxLength: Number.isFinite(max) ? max : undefined }
  const describe = (fault: Fault): string => {
    if (fault.message) return fault.message
    if (fault.type === 'required' || fault.type === 'minLength') return t(formArrayTexts.tooFew, { min })
    return fault.type === 'maxLength' ? t(formArrayTexts.tooMany, { max }) : ruleMessage(fault, label, rules, t)
  }
  const entry = useArrayEntry(name, root, {
    label,
    isList: true,
    sectionId: useContext(SectionContext),
    rules: isLocked ? undefined : rules,
    describe,
  })
  const { error } = useSyncExternalStore(entry.status.subscribe, entry.status.get)

  const focusNext = useRef<((list: HTMLElement) => void) | null>(null)
  useLayoutEffect(() => {
    const focus = focusNext.current
    focusNext.current = null
    if (root.current) focus?.(root.current)
  })
  const focusRow = (index: number, selector: string): void => {
    focusNext.current = () => revealAndFocus(rows.current?.children[index]?.querySelector<HTMLElement>(selector))
  }

  const moveRow = (from: number, to: number): void => {
    focusRow(to, '[data-grip]')
    move(from, to)
    announce(t(formArrayTexts.moved, { row: to + 1, count }))
  }
  const removeRow = (index: number): void => {
    if (count > 1) focusRow(Math.min(index, count - 2), '[data-span]')
    else focusNext.current = (list) => list.querySelector<HTMLElement>('[data-add]')?.focus()
    remove(index)
    announce(t(formArrayTexts.removed, { row: index + 1 }))
  }
  const addRow = (): void => {
    focusRow(count, '[data-span]')
    append(newRow, { shouldFocus: false })
  }
  const { dragged, grip } = useRowMoves({ rows, count, move: moveRow })
  const style = { '--row-template': template } as CSSProperties // a custom property, which CSSProperties does not know

  return (
    <ArrayRoot
      {...rest}
      ref={root}
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-message` : undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <ArrayLabel>
        <span>
          <span id={id}>{label}</span>
          {min > 0 && !isLocked && <RequiredMark aria-hidden="true">*</RequiredMark>}
        </span>
        {count > 0 && <small>{count}</small>}
      </ArrayLabel>
      <ArrayRows ref={rows} data-template={template && ''} data-invalid={error ? '' : undefined} style={style}>
        {fields.map(({ rowKey }, index) => (
          <FormArrayRow
            key={rowKey}
            index={index}
            isDragged={dragged === index}
            grip={isLocked || count < 2 ? undefined : grip(index)}
            onRemove={isLocked || count <= min ? undefined : () => removeRow(index)}
          >
            {drawn(render, { name: `${name}.${index}`, index })}
          </FormArrayRow>
        ))}
        {count === 0 && <ArrayEmpty>{t(formArrayTexts.none)}</ArrayEmpty>}
      </ArrayRows>
      {!isLocked && (
        <ArrayFoot>
          <Button size="small" icon={<Plus size={14} aria-hidden />} onPress={addRow} isDisabled={count >= max} data-add="">
            {addLabel ?? t(formArrayTexts.add)}
          </Button>
          <FieldMessageLine id={`${id}-message`} error={error} hint={count >= max && t(formArrayTexts.tooMany, { max })} />
        </ArrayFoot>
      )}
    </ArrayRoot>
  )
}
