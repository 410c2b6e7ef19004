import type { OpenMessage } from '@bip/contract'
import { Drawer } from '@bip/design-system'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { isWorkKey } from '../../app/useWorkCount.ts'
import { ComposeDialog } from './ComposeDialog.tsx'
import { MessageLetter } from './MessageLetter.tsx'
import type { Box } from './messageCalls.ts'

export type OpenedMessage = { box: Box; id: string; title: string; content: string }

type MessageDrawerProps = { opened: OpenedMessage | null; onClose: () => void }

/** Letters and lines up to which a message is a note. */
const [fewLetters, fewLines] = [400, 14]

/** As wide as what it holds asks for, at most four fifths of the window. */
const sizeOf = ({ content }: OpenedMessage): string => {
  const isNote = content.length <= fewLetters && content.split('\n').length <= fewLines
  return isNote ? 'medium' : 'min(80%, 720px)'
}

/** A message, opened beside its list; whoever wrote it can be answered. */
export const MessageDrawer = ({ opened, onClose }: MessageDrawerProps) => {
  const [answered, setAnswered] = useState<OpenMessage>()
  const { mutate } = useSWRConfig()
  return (
    <>
      <Drawer isOpen={opened !== null} size={opened ? sizeOf(opened) : 'medium'} title={opened?.title ?? ''} onClose={onClose}>
        {opened && (
          <MessageLetter
            box={opened.box}
            id={opened.id}
            onFollow={onClose}
            onReply={(message) => {
              onClose()
              setAnswered(message)
            }}
          />
        )}
      </Drawer>
      {answered && (
        <ComposeDialog
          answers={answered}
          onClose={() => setAnswered(undefined)}
          onSent={() => {
            setAnswered(undefined)
            void mutate(isWorkKey)
          }}
        />
      )}
    </>
  )
}
