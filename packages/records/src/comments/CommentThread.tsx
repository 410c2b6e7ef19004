import type { RecordComment } from '@bip/contract'
import { Button } from '@bip/design-system'
import { useState } from 'react'
import { useText } from '../host/useText.ts'
import { CommentItem } from './CommentItem.tsx'
import { Replies } from './comments.styles.ts'
import type { Comments } from './useComments.ts'

type CommentThreadProps = {
  comment: RecordComment
  /** What answers it, oldest first. */
  replies: readonly RecordComment[]
  actions: Pick<Comments, 'write' | 'remove'>
}

/** Answers that are shown unasked, the latest of them. */
const shownReplies = 3

/** A comment with what answers it. */
export const CommentThread = ({ comment, replies, actions }: CommentThreadProps) => {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)
  // A single one is not worth a button.
  const hidden = isWhole || replies.length <= shownReplies + 1 ? 0 : replies.length - shownReplies
  return (
    <div>
      <CommentItem comment={comment} actions={actions} />
      {replies.length > 0 && (
        <Replies role="group" aria-label={t('comment.replies', { name: comment.userName })}>
          {hidden > 0 && (
            <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
              {t('comment.earlierReplies', { count: hidden })}
            </Button>
          )}
          {replies.slice(hidden).map((reply) => (
            <CommentItem key={reply.id} comment={reply} actions={actions} />
          ))}
        </Replies>
      )}
    </div>
  )
}
