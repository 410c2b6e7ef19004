import { Button, Dialog, Empty, Skeleton } from '@bip/design-system'
import type { ReactNode } from 'react'
import { Compared, Wide } from './schedule.styles.ts'
import { useScheduleText } from './useScheduleText.ts'

type Props<T> = {
  title: string
  /** Nothing while it is read. */
  list: readonly T[] | undefined
  error: Error | undefined
  empty: { title: string; hint: string }
  /** Said above the table. */
  hint?: string
  head: ReactNode
  /** Rows of what there is. */
  children: (list: readonly T[]) => ReactNode
  onClose: () => void
}

/** A table of what the plan comes to, in a dialog: while it is read, where there is nothing, and where reading it failed. */
export const ComparedDialog = <T,>({ title, list, error, empty, hint, head, children, onClose }: Props<T>) => {
  const { t } = useScheduleText()
  return (
    <Dialog isOpen size="large" title={title} onClose={onClose} footer={<Button onPress={onClose}>{t('plans.close')}</Button>}>
      {error && <p role="alert">{error.message}</p>}
      {!list && !error && <Skeleton lines={6} height={24} />}
      {list?.length === 0 && <Empty title={empty.title} description={empty.hint} />}
      {list && list.length > 0 && (
        <Wide>
          {hint && <p>{hint}</p>}
          <Compared>
            <thead>
              <tr>{head}</tr>
            </thead>
            <tbody>{children(list)}</tbody>
          </Compared>
        </Wide>
      )}
    </Dialog>
  )
}
