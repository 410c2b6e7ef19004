import type { Message } from '@bip/contract'
import { type DataColumn, StatusDot, useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { useAuth } from '../../app/auth.tsx'
import { useText } from '../../app/useText.ts'
import type { Box, SentMessage } from './messageCalls.ts'
import { Title } from './messages.styles.ts'
import { typeName, typeTones } from './messageTypes.ts'

type Row = Message | SentMessage

const asServed = { isSortable: false, isFilterable: false } as const

/** What a list of messages shows: of those received who wrote them, of those sent who was told. */
export const useMessageColumns = (box: Box): DataColumn<Row>[] => {
  const { t } = useText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  return useMemo(
    () => [
      {
        ...asServed,
        key: 'title',
        header: t('messages.subject'),
        width: 260,
        pin: 'start',
        cell: {
          render: ({ row, text }) => <Title data-unread={(box === 'received' && row.isRead === 1) || undefined}>{text}</Title>,
        },
      },
      {
        ...asServed,
        key: 'type',
        header: t('messages.type'),
        width: 150,
        cell: {
          text: (_, { type }) => typeName(t, type),
          render: ({ row, text }) => <StatusDot tone={typeTones[row.type]}>{text}</StatusDot>,
        },
      },
      { ...asServed, key: 'content', header: t('messages.content'), width: 220, grow: 1 },
      box === 'sent'
        ? { ...asServed, key: 'receiverNames', header: t('messages.receivers'), width: 220 }
        : { ...asServed, key: 'createUserName', header: t('messages.sender'), width: 130 },
      ...(box === 'received'
        ? [
            {
              ...asServed,
              key: 'isRead',
              header: t('messages.state'),
              width: 90,
              cell: { text: (_: unknown, { isRead }: Row) => t(isRead === 1 ? 'messages.isNew' : 'messages.isOld') },
            },
          ]
        : []),
      {
        ...asServed,
        key: 'createTime',
        header: t('messages.time'),
        width: 160,
        cell: { text: (value) => formatDateTime(String(value), { timeZone }) },
      },
    ],
    [box, t, formatDateTime, timeZone],
  )
}
