import { useState } from 'react'
import { Alert } from '../../Alert/Alert.tsx'
import { Button } from '../../Button/Button.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { dataListTexts as texts } from '../DataList.texts.ts'
import { everybody, type SavedView, type ViewDraft, type ViewShelf } from './savedView.ts'
import { Form } from './ViewMenu.styles.ts'

type ViewFormProps = {
  shelf: ViewShelf
  /** The view to be changed; a new one without. */
  view?: SavedView
  state: string
  onSave: (draft: ViewDraft) => Promise<void>
}

/** Name of a view, who sees it, and whether the list opens with it. */
export const ViewForm = ({ shelf: { views, canShare, roles }, view, state, onSave }: ViewFormProps) => {
  const { t } = useLocale()
  const [name, setName] = useState(view?.name ?? '')
  const [sharedWith, setSharedWith] = useState([...(view?.sharedWith ?? [])])
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const save = async (): Promise<void> => {
    const wanted = name.trim()
    const isTaken = views.some((one) => one.isMine && one.name === wanted && one.key !== view?.key)
    const wrong = wanted === '' ? t(texts.nameNeeded) : isTaken ? t(texts.nameTaken) : undefined
    setFault(wrong)
    if (wrong) return
    setSaving(true)
    setFailure(undefined)
    try {
      await onSave({ key: view?.key, name: wanted, state, sharedWith, isDefault })
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t(texts.failed))
      setSaving(false)
    }
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField label={t(texts.viewName)} value={name} onChange={setName} error={fault} maxLength={40} autoFocus />
      {canShare && (
        <MultiSelect
          label={t(texts.share)}
          placeholder={t(texts.onlyMe)}
          options={[
            { value: everybody, label: t(texts.everybody) },
            ...roles.map((role) => ({ value: role.key, label: role.name })),
          ]}
          value={sharedWith}
          onChange={setSharedWith}
        />
      )}
      <Checkbox label={t(texts.isDefault)} value={isDefault} onChange={setDefault} />
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button type="submit" variant="primary" size="small" isLoading={isSaving}>
        {t(texts.save)}
      </Button>
    </Form>
  )
}
