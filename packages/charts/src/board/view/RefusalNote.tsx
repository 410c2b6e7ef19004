import { Button, useLocale } from '@bip/design-system'
import { TriangleAlert } from '@bip/design-system/icons'
import { boardTexts } from '../Board.texts.ts'
import type { Refusal } from '../types.ts'
import { RefusalBox, RefusalButtons } from './Column.styles.ts'
import { useRefusalText } from './useRefusalText.ts'

type Props = { column: string; refusal: Refusal | null; onClose: () => void }

/** Why a card may not come into a column: while it is held over it, and with the ways out once it was let go there. */
export const RefusalNote = ({ column, refusal, onClose }: Props) => {
  const { t } = useLocale()
  const held = useRefusalText(column)
  if (held !== null)
    return (
      <RefusalBox>
        <b>
          <TriangleAlert size={14} aria-hidden /> {held}
        </b>
      </RefusalBox>
    )
  if (refusal?.column !== column) return null
  return (
    <RefusalBox role="alert">
      <b>
        <TriangleAlert size={14} aria-hidden /> {refusal.title}
      </b>
      <p>{refusal.reason}</p>
      <RefusalButtons>
        {refusal.waysOut.map(({ label, onPress }, index) => (
          <Button
            key={label}
            size="small"
            variant={index === 0 ? 'primary' : 'default'}
            onPress={() => {
              onClose()
              onPress()
            }}
          >
            {label}
          </Button>
        ))}
        <Button size="small" variant="quiet" onPress={onClose}>
          {t(boardTexts.close)}
        </Button>
      </RefusalButtons>
    </RefusalBox>
  )
}
