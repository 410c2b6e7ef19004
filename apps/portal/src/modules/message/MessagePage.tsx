import {
  Button,
  DataList,
  type DataSelection,
  Empty,
  IconButton,
  PageHeader,
  SegmentedControl,
  Select,
  useConfirm,
  useToast,
} from '@bip/design-system'
import { BellRing, CheckCheck, Mail, Send, Trash2 } from '@bip/design-system/icons'
import { startTransition, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { isWorkKey, useTopMessages } from '../../app/useWorkCount.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useTabLabel } from '../../shell/tabContext.ts'
import { ComposeDialog } from './ComposeDialog.tsx'
import { MessageDrawer, type OpenedMessage } from './MessageDrawer.tsx'
import { type Box, readAllMessages, removeMessages, useMessages } from './messageCalls.ts'
import { defaultMessageSize, isMessageType, messageSizes, messageTypes, typeName } from './messageTypes.ts'
import { NoticeDialog } from './NoticeDialog.tsx'
import { useMessageColumns } from './useMessageColumns.tsx'

const noMessages: never[] = []
const rowKey = ({ id }: { id: string }): string => id
const nothingChosen: DataSelection = { mode: 'some', keys: new Set() }

/** What an address asks of the list; what it does not say is the first page of everything received. */
const readAddress = (params: URLSearchParams) => {
  const type = Number(params.get('type'))
  const size = Number(params.get('size'))
  const box: Box = params.get('box') === 'sent' ? 'sent' : 'received'
  return {
    box,
    type: isMessageType(type) ? type : undefined,
    current: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    size: messageSizes.includes(size) ? size : defaultMessageSize,
  }
}

/** Messages: received and sent, by type, read by opening, written, taken away. */
export const MessagePage = () => {
  const { t } = useText()
  const { can } = useSession()
  const [params, setParams] = useSearchParams()
  const asked = readAddress(params)
  const { box } = asked
  const answer = useMessages(asked)
  const columns = useMessageColumns(box)
  const unread = useTopMessages().data?.unReadCount ?? 0
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const [opened, setOpened] = useState<OpenedMessage | null>(null)
  const [dialog, setDialog] = useState<'compose' | 'notices' | null>(null)
  const [selection, setSelection] = useState<DataSelection>(nothingChosen)
  useTabLabel(t('messages.title'))

  const ask = (next: Partial<typeof asked>): void => {
    const { box, type, current, size } = { ...asked, current: 1, ...next }
    const address = new URLSearchParams()
    if (box === 'sent') address.set('box', box)
    if (type) address.set('type', String(type))
    if (current > 1) address.set('page', String(current))
    if (size !== defaultMessageSize) address.set('size', String(size))
    setSelection(nothingChosen)
    startTransition(() => setParams(address, { replace: true }))
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
          <PageHeader
            title={t('messages.title')}
            count={data?.total}
            actions={
              <>
                <IconButton icon={<BellRing size={16} />} label={t('messages.notices')} onPress={() => setDialog('notices')} />
                {box === 'received' && (
                  <Button
                    variant="quiet"
                    icon={<CheckCheck size={16} aria-hidden />}
                    isDisabled={unread === 0}
                    onPress={() => void readAll()}
                  >
                    {t('messages.readAll')}
                  </Button>
                )}
                {can('message_send') && (
                  <Button variant="primary" icon={<Send size={16} aria-hidden />} onPress={() => setDialog('compose')}>
                    {t('messages.compose')}
                  </Button>
                )}
              </>
            }
          />
        }
        conditions={[
          {
            key: 'box',
            label: t('messages.box'),
            isSet: false,
            draw: () => (
              <SegmentedControl
                label={t('messages.box')}
                value={box}
                onChange={(next) => ask({ box: next })}
                items={[
                  { value: 'received', label: t('messages.received') },
                  { value: 'sent', label: t('messages.sentBox') },
                ]}
              />
            ),
          },
          {
            key: 'type',
            label: t('messages.type'),
            isSet: asked.type !== undefined,
            draw: () => (
              <Select
                label={t('messages.type')}
                labelHidden
                isClearable
                placeholder={t('messages.allTypes')}
                style={{ width: 160 }}
                options={messageTypes.map((type) => ({ value: String(type), label: typeName(t, type) }))}
                value={asked.type === undefined ? null : String(asked.type)}
                onChange={(value) => ask({ type: messageTypes.find((type) => String(type) === value) })}
              />
            ),
          },
        ]}
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
