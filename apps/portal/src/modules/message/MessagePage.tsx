import { Button, DataList, type DataSelection, Empty, useConfirm, useToast } from '@bip/design-system'
import { Mail, Trash2 } from '@bip/design-system/icons'
import { startTransition, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useText } from '../../app/useText.ts'
import { isWorkKey } from '../../app/useWorkCount.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { ComposeDialog } from './ComposeDialog.tsx'
import { MessageDrawer, type OpenedMessage } from './MessageDrawer.tsx'
import { MessagesHead } from './MessagesHead.tsx'
import { type MessagesAsked, readAddress, writeAddress } from './messageAddress.ts'
import { readAllMessages, removeMessages, useMessages } from './messageCalls.ts'
import { messageConditions } from './messageConditions.tsx'
import { messageSizes } from './messageTypes.ts'
import { NoticeDialog } from './NoticeDialog.tsx'
import { useMessageColumns } from './useMessageColumns.tsx'

const noMessages: never[] = []
const rowKey = ({ id }: { id: string }): string => id
const nothingChosen: DataSelection = { mode: 'some', keys: new Set() }

/** Messages: received and sent, by type, read by opening, written, taken away. */
export const MessagePage = () => {
  const { t } = useText()
  const [params, setParams] = useSearchParams()
  const asked = readAddress(params)
  const { box } = asked
  const answer = useMessages(asked)
  const columns = useMessageColumns(box)
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const [opened, setOpened] = useState<OpenedMessage | null>(null)
  const [dialog, setDialog] = useState<'compose' | 'notices' | null>(null)
  const [selection, setSelection] = useState<DataSelection>(nothingChosen)
  useTabLabel(t('messages.title'))

  const ask = (next: Partial<MessagesAsked>): void => {
    setSelection(nothingChosen)
    startTransition(() => setParams(writeAddress({ ...asked, current: 1, ...next }), { replace: true }))
  }
  const run = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work
      toast.success(t('messages.done'))
      setSelection(nothingChosen)
    } catch {
      // The client has said why; the list tells how it stands.
    }
    void mutate(isWorkKey)
  }
  const readAll = async (): Promise<void> => {
    if (!(await confirm({ title: t('messages.readAllAsk') }))) return
    await run(readAllMessages())
  }
  const chosen = selection.mode === 'some' ? [...selection.keys] : []
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: t('messages.removeAsk'), tone: 'danger', confirmLabel: t('messages.remove') }))) return
    await run(removeMessages(chosen))
  }

  const { data, error } = answer
  const hasFailed = error !== undefined && data === undefined
  return (
    <>
      <DataList
        label={t('messages.title')}
        search={null}
        head={
          <MessagesHead
            count={data?.total}
            onReadAll={box === 'received' ? () => void readAll() : undefined}
            onNotices={() => setDialog('notices')}
            onCompose={() => setDialog('compose')}
          />
        }
        conditions={messageConditions(t, asked, ask)}
        selectionBar={{
          count: chosen.length,
          onClear: () => setSelection(nothingChosen),
          actions: (
            <Button size="small" variant="danger" icon={<Trash2 size={16} aria-hidden />} onPress={() => void remove()}>
              {t('messages.remove')}
            </Button>
          ),
        }}
        table={{
          columns,
          rows: data?.records ?? noMessages,
          rowKey,
          isServed: true,
          hasColumnMenu: false,
          selectionMode: 'multiple',
          selection,
          onSelectionChange: setSelection,
          isLoading: answer.isLoading || answer.isValidating,
          onRowPress: ({ id, title, content }) => setOpened({ box, id, title, content }),
          emptyState: data && (
            <Empty icon={<Mail size={20} />} title={t('messages.empty')} description={t('messages.emptyHint')} />
          ),
          errorState: hasFailed ? <LoadFailed error={error} onRetry={() => void answer.mutate()} /> : undefined,
        }}
        paging={
          data && data.total > 0
            ? { current: data.current, size: data.size, total: data.total, sizes: messageSizes, onChange: ask }
            : undefined
        }
      />
      <MessageDrawer opened={opened} onClose={() => setOpened(null)} />
      {dialog === 'notices' && <NoticeDialog onClose={() => setDialog(null)} />}
      {dialog === 'compose' && (
        <ComposeDialog
          onClose={() => setDialog(null)}
          onSent={() => {
            setDialog(null)
            void mutate(isWorkKey)
          }}
        />
      )}
    </>
  )
}
