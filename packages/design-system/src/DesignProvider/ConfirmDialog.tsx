import { type FormEvent, useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { guarded } from '../CatchErrors/guarded.tsx'
import type { ConfirmInput, ConfirmOptions } from '../Confirm/confirm.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Message } from './ConfirmDialog.styles.ts'
import { confirmTexts } from './ConfirmDialog.texts.ts'

const isAnswered = (input: ConfirmInput | undefined, text: string): boolean => {
  if (!input) return true
  if (input.expected !== undefined) return text.trim() === input.expected
  return input.isRequired === false || text.trim() !== ''
}

export type ConfirmDialogProps = { options: ConfirmOptions; onAnswer: (isConfirmed: boolean) => void }

/** One question. The safe answer has the focus where the act cannot be undone. */
export const ConfirmDialog = ({ options, onAnswer }: ConfirmDialogProps) => {
  const { title, message, confirmLabel, tone = 'default', input } = options
  const { t } = useLocale()
  const form = useId()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isDanger = tone === 'danger'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isAnswered(input, text)) return
    input?.onText?.(text.trim())
    onAnswer(true)
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      isDismissable={!input}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button autoFocus={!input && isDanger} onPress={() => onAnswer(false)}>
            {t(commonTexts.cancel)}
          </Button>
          <Button
            type="submit"
            form={form}
            autoFocus={!input && !isDanger}
            variant={isDanger ? 'danger' : 'primary'}
            emphasis="strong"
            isDisabled={input?.expected !== undefined && !isAnswered(input, text)}
          >
            {confirmLabel ?? t(commonTexts.confirm)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        {message && <Message>{guarded(message)}</Message>}
        {input && (
          <TextField
            label={input.label}
            hint={input.hint}
            autoFocus
            isRequired={input.isRequired !== false}
            maxLength={input.maxLength ?? 500}
            value={text}
            onChange={setText}
            error={isTried && !isAnswered(input, text) ? t(confirmTexts.inputRequired) : undefined}
          />
        )}
      </form>
    </Dialog>
  )
}
