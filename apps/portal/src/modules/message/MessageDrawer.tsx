import { Drawer } from '@bip/design-system'
import { MessageLetter } from './MessageLetter.tsx'
import type { Box } from './messageCalls.ts'

export type OpenedMessage = { box: Box; id: string; title: string }

type MessageDrawerProps = { opened: OpenedMessage | null; onClose: () => void }

/** A message, opened beside its list. */
export const MessageDrawer = ({ opened, onClose }: MessageDrawerProps) => (
  <Drawer isOpen={opened !== null} size="80%" title={opened?.title ?? ''} onClose={onClose}>
    {opened && <MessageLetter box={opened.box} id={opened.id} onFollow={onClose} />}
  </Drawer>
)
