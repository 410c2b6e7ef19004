import type { RecordComment } from '@bip/contract'
import { Avatar, Button, IconButton, Link, Menu, useConfirm, useLocale, useToast } from '@bip/design-system'
import { Ellipsis, Paperclip, Pencil, Trash2 } from '@bip/design-system/icons'
import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Muted } from '../kinds/parts.styles.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { Answer, Chips, Comment, CommentBody, CommentHead, Mention } from './comments.styles.ts'
import { partsOf } from './mentions.ts'
import type { Comments } from './useComments.ts'

/** One comment: anybody answers it; its author changes it where it stands, or takes it away after a question. */
export const CommentItem = ({ comment, actions }: { comment: RecordComment; actions: Pick<Comments, 'write' | 'remove'> }) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const [isEditing, setEditing] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  const answer = useRef<HTMLButtonElement>(null)
  const { id, userName, createTime, editedAt, isOwn, isTaken, files } = comment
  const done = (): void => {
    setEditing(false)
    setAnswering(false)
  }
  // The focus is where the composer was opened, once that is gone.
  const isOpen = isEditing || isAnswering
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) answer.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Comment aria-label={`${userName} ${formatDateTime(createTime, { timeZone })}`}>
      <Avatar name={userName} isDecorative />
      <CommentHead>
        <strong>{userName}</strong>
        <Muted>
          <time dateTime={createTime}>{formatDateTime(createTime, { timeZone })}</time>
          {editedAt && ` · ${t('comment.edited')}`}
        </Muted>
        {isOwn && !isTaken && !isEditing && <OwnMenu onEdit={() => setEditing(true)} remove={() => actions.remove(id)} />}
      </CommentHead>
      <CommentBody>
        {isEditing && <CommentComposer draftKey={id} comment={comment} write={actions.write} onDone={done} />}
        {!isEditing && (isTaken ? <Muted>{t('comment.taken')}</Muted> : <Said comment={comment} />)}
        {!isEditing && files.length > 0 && (
          <Chips>
            {files.map((file) => (
              <li key={file.id}>
                <Paperclip size={14} aria-hidden />
                <Link href={file.url} target="_blank" download={file.name}>
                  {file.name}
                </Link>
              </li>
            ))}
          </Chips>
        )}
      </CommentBody>
      {!isTaken && !isEditing && (
        <Answer>
          {isAnswering ? (
            <CommentComposer draftKey={`reply ${id}`} answers={comment} write={actions.write} onDone={done} />
          ) : (
            <Button
              ref={answer}
              size="small"
              variant="quiet"
              aria-label={t('comment.replyTo', { name: userName })}
              onPress={() => setAnswering(true)}
            >
              {t('comment.reply')}
            </Button>
          )}
        </Answer>
      )}
    </Comment>
  )
}

/** The text, with names and addresses of the web set off. It is text whatever stands in it. */
const Said = ({ comment: { text, mentions } }: { comment: RecordComment }) => (
  <div>
    {partsOf(text, mentions).map(({ kind, text: said }, index) => {
      // Parts have no name but their place.
      const key = `${index} ${kind}`
      if (kind === 'mention') return <Mention key={key}>{said}</Mention>
      if (kind === 'plain') return <span key={key}>{said}</span>
      return (
        <Link key={key} href={said} target="_blank">
          {said}
        </Link>
      )
    })}
  </div>
)

const OwnMenu = ({ onEdit, remove }: { onEdit: () => void; remove: () => Promise<void> }) => {
  const { t } = useText()
  const toast = useToast()
  const confirm = useConfirm()
  const ask = async (): Promise<void> => {
    const options = { title: t('comment.removeTitle'), message: t('comment.removeText'), confirmLabel: t('action.remove') }
    if (!(await confirm({ ...options, tone: 'danger' }))) return
    await remove().catch((error: unknown) => toast.error(reasonOf(error)))
  }
  return (
    <Menu
      label={t('comment.more')}
      placement="bottom-end"
      items={[
        { key: 'edit', label: t('action.edit'), icon: <Pencil size={16} aria-hidden /> },
        { key: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden />, tone: 'danger' },
      ]}
      onAction={(key) => (key === 'edit' ? onEdit() : void ask())}
      trigger={<IconButton size="small" icon={<Ellipsis size={16} aria-hidden />} label={t('comment.more')} />}
    />
  )
}
