import { Button, Card } from '@bip/design-system'
import type { RefObject } from 'react'
import { useText } from '../host/useText.ts'
import { Muted } from '../kinds/parts.styles.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentThread } from './CommentThread.tsx'
import { Stack } from './comments.styles.ts'
import type { Comments } from './useComments.ts'

type CommentsCardProps = {
  comments: Comments
  /** The record's key and id. */
  draftKey: string
  area: RefObject<HTMLTextAreaElement | null>
}

/** What people say about a record, the newest threads first, and where one says something oneself. */
export const CommentsCard = ({ comments, draftKey, area }: CommentsCardProps) => {
  const { t } = useText()
  return (
    <Card title={comments.total > 0 ? t('comment.count', { count: comments.total }) : t('comment.title')}>
      <Stack>
        <CommentComposer draftKey={draftKey} write={comments.write} area={area} />
        {comments.total === 0 && <Muted>{t('comment.empty')}</Muted>}
        {comments.comments.map((comment) => (
          <CommentThread key={comment.id} comment={comment} replies={comments.repliesTo(comment.id)} actions={comments} />
        ))}
        {comments.earlier && (
          <Button size="small" variant="quiet" isLoading={comments.isLoading} onPress={comments.earlier}>
            {t('comment.earlier')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
