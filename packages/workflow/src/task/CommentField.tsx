import { processCalls } from '@bip/contract/workflow'
import { Button, Menu, TextArea } from '@bip/design-system'
import { useHost } from '@bip/records'
import type { RefObject } from 'react'
import useSWR from 'swr'
import { useText } from '../host/useText.ts'
import { Phrases } from './task.styles.ts'
import { withPhrase } from './withPhrase.ts'

export type CommentFieldProps = {
  value: string
  onChange: (words: string) => void
  hint?: string
  error?: string
  inputRef: RefObject<HTMLTextAreaElement | null>
}

const maxComment = 500

/** What is said about a task; what one often says is behind a button. */
export const CommentField = ({ value, onChange, hint, error, inputRef }: CommentFieldProps) => {
  const { client } = useHost()
  const { t } = useText()
  // Without them one writes; a failure is nothing to be told about.
  const { data: phrases = [] } = useSWR<string[], Error>(processCalls.phrases, () =>
    client.request<string[]>({ path: processCalls.phrases, silent: true }),
  )
  const insert = (phrase: string): void => {
    onChange(withPhrase(value, phrase))
    inputRef.current?.focus()
  }
  return (
    <>
      <TextArea
        label={t('comment.label')}
        hint={hint}
        placeholder={t('comment.placeholder')}
        inputRef={inputRef}
        value={value}
        onChange={onChange}
        error={error}
        maxLength={maxComment}
        minRows={2}
      />
      {phrases.length > 0 && (
        <Phrases>
          <Menu
            trigger={
              <Button size="small" variant="quiet">
                {t('comment.phrases')}
              </Button>
            }
            items={phrases.map((phrase) => ({
              key: phrase,
              label: phrase,
              isDisabled: withPhrase(value, phrase).length > maxComment,
            }))}
            onAction={insert}
          />
        </Phrases>
      )}
    </>
  )
}
