import type { OpenMessage } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { Button, Dialog, Form, FormError, SegmentedControl, useForm, useToast } from '@bip/design-system'
import { FormFields, sentValues, startValues, useContractRules, type Values } from '@bip/records/parts'
import { useRef, useState } from 'react'
import { useText } from '../../app/useText.ts'
import { drafts, maxContent, maxTitle, type ReceiverKind, receiverKinds } from './drafts.ts'
import { sendMessage } from './messageCalls.ts'
import { ComposeBody } from './messages.styles.ts'

/** What an answer begins with: whom it goes to, and what it answers below the room for its own words. */
const answerTo = ({ createUser, content }: OpenMessage, title: string): Values => ({
  userIds: createUser,
  title: title.slice(0, maxTitle),
  content: `\n\n${content.replace(/^/gm, '> ')}`.slice(0, maxContent),
})

type ComposeDialogProps = {
  /** The message that is answered. */
  answers?: OpenMessage
  onClose: () => void
  onSent: () => void
}

/** A message to a person, a department with all below it, or everybody of some roles. */
export const ComposeDialog = ({ answers, onClose, onSent }: ComposeDialogProps) => {
  const { t } = useText()
  const [answer] = useState(() => answers && answerTo(answers, t('messages.replyTo', { title: answers.title })))
  const [kind, setKind] = useState<ReceiverKind>('person')
  const [words, setWords] = useState<Values>(() => ({ ...answer }))
  const formRef = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  // Those that another kind of receivers starts with are no change to its form.
  const hasWords = Object.entries(words).some(
    ([key, value]) => value !== answer?.[key] && (Array.isArray(value) ? value.length > 0 : Boolean(value)),
  )
  return (
    <Dialog
      isOpen
      size="medium"
      title={t(answer ? 'messages.reply' : 'messages.compose')}
      onClose={onClose}
      isDirty={hasWords}
      isDismissable={false}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('messages.cancel')}</Button>
          <Button variant="primary" shortcut="Ctrl ↵" isLoading={isBusy} onPress={() => formRef.current?.requestSubmit()}>
            {t('messages.send')}
          </Button>
        </>
      )}
    >
      <ComposeBody
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          formRef.current?.requestSubmit()
        }}
      >
        <SegmentedControl
          label={t('messages.receivers')}
          value={kind}
          onChange={setKind}
          items={receiverKinds.map((value) => ({ value, label: t(`messages.to.${value}`) }))}
        />
        <ComposeForm key={kind} kind={kind} words={words} onWords={setWords} formRef={formRef} onBusy={setBusy} onSent={onSent} />
      </ComposeBody>
    </Dialog>
  )
}

type ComposeFormProps = {
  kind: ReceiverKind
  /** Title, content and files, kept when other receivers are chosen. */
  words: Values
  onWords: (words: Values) => void
  formRef: React.Ref<HTMLFormElement>
  onBusy: (isBusy: boolean) => void
  onSent: () => void
}

const nothing = {}

const ComposeForm = ({ kind, words, onWords, formRef, onBusy, onSent }: ComposeFormProps) => {
  const { t } = useText()
  const toast = useToast()
  const { type, core } = drafts[kind]
  const [start] = useState(() => startValues(core, undefined, words))
  const form = useForm<Values>({ defaultValues: start, formRules: useContractRules(core.fields) })
  const key = useRef(crypto.randomUUID())

  const submit = async (checked: Values): Promise<void> => {
    onBusy(true)
    try {
      await sendMessage({ type, ...sentValues(core, checked, false) }, key.current)
    } catch (error) {
      if (error instanceof ApiError) throw new FormError(error.message, error.fields)
      throw error
    } finally {
      onBusy(false)
    }
    toast.success(t('messages.sent'))
    onSent()
  }
  return (
    <Form
      form={form}
      ref={formRef}
      onSubmit={submit}
      columns={1}
      aria-label={t('messages.compose')}
      onBlur={() => {
        const { title, content, attachments } = form.getValues()
        onWords({ ...words, title, content, attachments })
      }}
    >
      <FormFields core={core} record={nothing} isEdit={false} />
    </Form>
  )
}
