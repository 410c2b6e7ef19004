import { GripVertical, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ArrayRow, RowEdge, RowFields } from './FormArray.styles.ts'
import { formArrayTexts } from './FormArray.texts.ts'
import { PlaceContext } from './FormContext.ts'
import type { useRowMoves } from './useRowMoves.ts'

type FormArrayRowProps = {
  index: number
  isDragged: boolean
  /** Undefined where rows keep their places. */
  grip: ReturnType<ReturnType<typeof useRowMoves>['grip']> | undefined
  /** Undefined where the row must stay. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** One row of a FormArray: its number and grip, its fields, and the way to remove it. */
export const FormArrayRow = ({ index, isDragged, grip, onRemove, children }: FormArrayRowProps) => {
  const { t } = useLocale()
  const row = index + 1
  return (
    <ArrayRow role="group" aria-label={t(formArrayTexts.row, { row })} data-dragged={isDragged || undefined}>
      <RowEdge>
        <span aria-hidden="true">{row}</span>
        {grip && (
          <IconButton
            {...grip}
            size="small"
            icon={<GripVertical size={14} aria-hidden />}
            label={t(formArrayTexts.move, { row })}
          />
        )}
      </RowEdge>
      <RowFields>
        <PlaceContext value={t(formArrayTexts.row, { row })}>{children}</PlaceContext>
      </RowFields>
      <RowEdge>
        {onRemove && (
          <IconButton
            size="small"
            icon={<X size={14} aria-hidden />}
            label={t(formArrayTexts.remove, { row })}
            onPress={onRemove}
          />
        )}
      </RowEdge>
    </ArrayRow>
  )
}
