import type { CommentPerson, RecordComment } from '@bip/contract'
import { Button, IconButton, useToast } from '@bip/design-system'
import { Paperclip, X } from '@bip/design-system/icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useText } from '../host/useText.ts'
import { Chips, Composer, ComposerFoot, FilePick } from './comments.styles.ts'
import { MentionArea } from './MentionArea.tsx'
import { stillNamed } from './mentions.ts'
import { useCommentDraft } from './useCommentDraft.ts'
import { useCommentFiles } from './useCommentFiles.ts'
import type { Comments } from './useComments.ts'

export type CommentComposerProps = {
  /** Under which name what is typed outlives the page. */
  draftKey: string
  write: Comments['write']
  /** The comment to change; a new one without. */
  comment?: RecordComment
  /** The comment that a new one answers: it begins with the name of whoever wrote that. */
  answers?: RecordComment
  onDone?: () => void
  area?: RefObject<HTMLTextAreaElement | null>
}

/** Where a comment is written or changed: text, people named in it, files. What was typed stays until it is stored. */
export const CommentComposer = ({ draftKey, write, comment, answers, onDone, area: given }: CommentComposerProps) => {
  const { t, language } = useText()
  const toast = useToast()
  const own = useRef<HTMLTextAreaElement>(null)
  const area = given ?? own
  const pick = useRef<HTMLInputElement>(null)
  const author = answers && !answers.isOwn ? [{ id: answers.userId, name: answers.userName }] : []
  const start = comment?.text ?? author.map(({ name }) => `@${name} `).join('')
  const [text, setText] = useCommentDraft(draftKey, start)
  const [named, setNamed] = useState<readonly CommentPerson[]>(comment?.mentions ?? author)
  const attached = useCommentFiles(comment?.files ?? [], area)
  const [isSending, setSending] = useState(false)
  const isReady = text.trim() !== '' && (!answers || text.trim() !== start.trim()) && !attached.isBusy && !isSending

  // Whoever chose to change or answer goes on in the text, at its end.
  const isAskedFor = comment !== undefined || answers !== undefined
  useEffect(() => {
    if (!isAskedFor) return
    const { current } = area
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [isAskedFor, area])

  const send = async (): Promise<void> => {
    if (!isReady) return
    setSending(true)
    try {
      const mentions = stillNamed(text, named).map(({ id }) => id)
      const files = attached.files.map(({ id }) => id)
      const unreached = await write({
        ...(comment && { id: comment.id }),
        ...(answers && { replyTo: answers.id }),
        text,
        mentions,
        files,
      })
      setText('')
      setNamed([])
      attached.clear()
      const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(unreached.map(({ name }) => name))
      if (unreached.length > 0) toast.error(t('comment.unreached', { names }))
      onDone?.()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Composer>
      <MentionArea
        label={answers ? t('comment.replyTo', { name: answers.userName }) : t('comment.write')}
        text={text}
        onChange={setText}
        onMention={(person) => setNamed((before) => [...before, person])}
        onSend={() => void send()}
        onFiles={attached.add}
        area={area}
      />
      {attached.files.length + attached.uploads.length > 0 && (
        <Chips>
          {[...attached.files, ...attached.uploads.map(({ id, file, error }) => ({ id, name: file.name, error }))].map((file) => (
            <li key={file.id} data-failed={'error' in file && file.error ? '' : undefined}>
              {file.name}
              <IconButton
                size="small"
                icon={<X size={14} aria-hidden />}
                label={t('comment.detach', { name: file.name })}
                onPress={() => attached.drop(file.id)}
              />
            </li>
          ))}
        </Chips>
      )}
      <ComposerFoot>
        <IconButton
          icon={<Paperclip size={16} aria-hidden />}
          label={t('comment.attach')}
          onPress={() => pick.current?.click()}
        />
        {isAskedFor && (
          <Button
            size="small"
            onPress={() => {
              setText(start)
              onDone?.()
            }}
          >
            {t('action.cancel')}
          </Button>
        )}
        <Button size="small" variant="primary" isDisabled={!isReady} isLoading={isSending} onPress={() => void send()}>
          {t(comment ? 'action.save' : 'comment.send')}
        </Button>
        <FilePick
          ref={pick}
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden
          onChange={(event) => {
            attached.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </ComposerFoot>
    </Composer>
  )
}
