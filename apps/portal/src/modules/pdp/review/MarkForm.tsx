import { Button, Select, TextArea } from '@bip/design-system'
import { useDictionary } from '@bip/records'
import { useState } from 'react'
import { Form, Row } from './review.styles.ts'
import { useReviewText } from './useReviewText.ts'

type Props = {
  /** Resolves to why it was not stored, or null. What was typed stays then. */
  onSave: (text: string, severity: string) => Promise<string | null>
  onCancel: () => void
}

/** What a new mark says. */
export const MarkForm = ({ onSave, onCancel }: Props) => {
  const { t } = useReviewText()
  const { entries } = useDictionary('DC_PDP_SEVERITY')
  const [text, setText] = useState('')
  const [severity, setSeverity] = useState<string | null>('minor')
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  const save = async (): Promise<void> => {
    const said = text.trim()
    if (said === '') {
      setError(t('write'))
      return
    }
    setSaving(true)
    const reason = await onSave(said, severity ?? 'minor')
    setSaving(false)
    setError(reason ?? '')
  }
  return (
    <Form>
      <TextArea
        label={t('text')}
        isRequired
        autoFocus
        maxLength={1000}
        value={text}
        onChange={setText}
        error={error || undefined}
      />
      <Select
        label={t('severity')}
        options={entries?.map(({ key, label }) => ({ value: key, label })) ?? []}
        value={severity}
        onChange={setSeverity}
      />
      <Row>
        <Button variant="primary" isLoading={isSaving} onPress={() => void save()}>
          {t('save')}
        </Button>
        <Button onPress={onCancel}>{t('cancel')}</Button>
      </Row>
    </Form>
  )
}
