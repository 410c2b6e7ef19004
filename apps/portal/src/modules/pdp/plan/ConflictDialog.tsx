import { Button, Dialog, Table, useLocale } from '@bip/design-system'
import { usePlanText } from './usePlanText.ts'

/** One task that somebody else changed while it was moved here; days are `YYYY-MM-DD`. */
export type PlanConflict = {
  id: string
  name: string
  who: string
  theirs: { start: string; end: string; progress: number }
  mine: { start: string; end: string; progress: number }
}

export type ConflictQuestion = { conflicts: readonly PlanConflict[]; answer: (keep: 'mine' | 'theirs') => void }

/** Shows whose move is in the way, and lets one choose between both. */
export const ConflictDialog = ({ question: { conflicts, answer } }: { question: ConflictQuestion }) => {
  const { t } = usePlanText()
  const { formatDate } = useLocale()
  const textOf = ({ start, end, progress }: PlanConflict['mine']): string =>
    `${formatDate(start)} – ${formatDate(end)} · ${progress}%`
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('conflict.title')}
      onClose={() => answer('theirs')}
      footer={
        <>
          <Button onPress={() => answer('theirs')}>{t('conflict.keepTheirs')}</Button>
          <Button variant="primary" onPress={() => answer('mine')}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.hint', { count: conflicts.length })}</p>
      <Table<PlanConflict>
        caption={t('conflict.title')}
        rows={conflicts}
        rowKey={({ id }) => id}
        maxHeight={320}
        columns={[
          { key: 'name', header: t('conflict.task'), render: ({ name }) => name },
          { key: 'who', header: t('conflict.who'), width: 90, render: ({ who }) => who },
          { key: 'theirs', header: t('conflict.theirs'), width: 230, render: ({ theirs }) => textOf(theirs) },
          { key: 'mine', header: t('conflict.mine'), width: 230, render: ({ mine }) => textOf(mine) },
        ]}
      />
    </Dialog>
  )
}
