import { Mark } from './DiffView.styles.ts'
import type { DiffPiece } from './textDiff.ts'

type PiecesProps = { pieces: readonly DiffPiece[]; kind: 'added' | 'removed' | 'same' }

const elements = { added: 'ins', removed: 'del' } as const

/** A text with the words that differ marked. */
export const Pieces = ({ pieces, kind }: PiecesProps) =>
  pieces.map(({ text, isMarked }, place) =>
    isMarked && kind !== 'same' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have nothing but their place.
      <Mark key={place} as={elements[kind]} data-kind={kind}>
        {text}
      </Mark>
    ) : (
      text
    ),
  )
