import type { AnyRecord, Core } from '@bip/contract'
import { Button, Form, FormErrorSummary, FormFoot, PageHeader, useForm, useToast } from '@bip/design-system'
import { useMemo, useRef, useState } from 'react'
import { titleOf } from '../data/titleOf.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { ConflictDialog, type ConflictState } from './ConflictDialog.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { FormFields } from './FormFields.tsx'
import { Page } from './form.styles.ts'
import { focusFirst, useFirstFocus, useSaveKey, withoutEnter } from './formKeys.ts'
import { merge } from './merge.ts'
import { useContractRules } from './useContractRules.ts'
import { useDraft } from './useDraft.ts'
import { useGiven } from './useGiven.ts'
import { useSave } from './useSave.ts'
import { useUnsaved } from './useUnsaved.ts'
import { begunValues, startValues, type Values } from './values.ts'

export type RecordFormProps = {
  core: Core
  /** The record to change; a new one when absent. */
  record?: AnyRecord
  /** Values that a new record starts with. */
  defaults?: Values
  /** Undefined where the gateway did not tell what it stored. */
  onSaved: (record: AnyRecord | undefined) => void
  onCancel: () => void
  onDirtyChange?: (isDirty: boolean) => void
  /** A new record may be followed by another one at once. Default true. */
  mayRepeat?: boolean
  /** False where the dialog around shows the title. Default true. */
  hasHead?: boolean
}

/** The form of one record, new or stored. */
export const RecordForm = (props: RecordFormProps) => {
  const { core, record, onSaved, onCancel, onDirtyChange, mayRepeat = true, hasHead = true } = props
  const { t, noun } = useText()
  const { showsWayBack, timeZone, userId } = useHost()
  const toast = useToast()
  const root = useRef<HTMLElement>(null)
  /** What the values were written over: another one after a conflict, never one that arrived by itself. */
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<ConflictState | null>(null)
  const defaults = useMemo(
    () => ({ ...begunValues(core, { timeZone, userId }), ...props.defaults }),
    [core, timeZone, userId, props.defaults],
  )
  const start = useMemo(() => startValues(core, base, defaults), [core, base, defaults])
  const form = useForm<Values>({ defaultValues: start, formRules: useContractRules(core.fields, base) })
  const draft = useDraft(core, base?.id, base?.version, form)
  const save = useSave(core)
  const { isDirty, isSubmitting } = form.formState
  const isEdit = base !== undefined
  const what = noun(core.label)

  const begin = useGiven(core, form, !isEdit)

  useUnsaved(root, isDirty, onDirtyChange)
  /** Whether the next save is followed by a new form. */
  const isRepeated = useRef(false)
  const submit = (isAgain: boolean): void => {
    isRepeated.current = isAgain && mayRepeat && !isEdit
    root.current?.querySelector('form')?.requestSubmit()
  }
  useSaveKey(root, submit)
  useFirstFocus(root)

  const store = async (checked: Values, over: AnyRecord | undefined): Promise<void> => {
    const answer = await save(checked, over)
    if ('conflict' in answer) {
      setConflict(answer.conflict)
      return
    }
    draft.drop()
    toast.success(t(isEdit ? 'save.done' : 'save.created'))
    if (isRepeated.current) {
      form.reset(startValues(core, undefined, defaults))
      begin()
      requestAnimationFrame(() => focusFirst(root.current))
      return
    }
    form.reset(form.getValues())
    onSaved(answer.saved)
  }

  const leave = (): void => {
    // Given up on purpose: not to be offered again.
    draft.drop()
    onCancel()
  }

  return (
    <Page ref={root}>
      {hasHead && (
        <PageHeader
          back={showsWayBack?.(core) ? undefined : leave}
          title={t(isEdit ? 'form.editTitle' : 'form.createTitle', { what })}
          note={base && titleOf(core, base)}
        />
      )}
      <DraftNotice draft={draft} />
      <Form
        form={form}
        onSubmit={(values) => store(values, base)}
        onKeyDown={withoutEnter}
        aria-label={t(isEdit ? 'form.editTitle' : 'form.createTitle', { what })}
      >
        <FormErrorSummary />
        <FormFields core={core} record={base ?? nothing} isEdit={isEdit} />
        <FormFoot aside={t('form.required')}>
          <Button
            type="submit"
            variant="primary"
            isLoading={isSubmitting}
            shortcut={t('form.saveShortcut')}
            onPress={() => {
              isRepeated.current = false
            }}
          >
            {t('action.save')}
          </Button>
          {!isEdit && mayRepeat && (
            <Button isDisabled={isSubmitting} shortcut="Ctrl Shift S" onPress={() => submit(true)}>
              {t('form.saveAndNew')}
            </Button>
          )}
          <Button
            onPress={() => {
              onCancel()
            }}
          >
            {t('action.cancel')}
          </Button>
        </FormFoot>
      </Form>
      {conflict && (
        <ConflictDialog
          core={core}
          conflict={conflict}
          onClose={() => setConflict(null)}
          onSave={(choice) => {
            const values = merge(form.getValues(), conflict.differences, choice)
            setConflict(null)
            setBase(conflict.latest)
            form.reset(startValues(core, conflict.latest))
            for (const [key, value] of Object.entries(values)) form.setValue(key, value, { shouldDirty: true })
            // The same way as the button goes, so that refusals show in the form.
            setTimeout(() => root.current?.querySelector('form')?.requestSubmit(), 0)
          }}
        />
      )}
    </Page>
  )
}

const nothing: Partial<AnyRecord> = {}
