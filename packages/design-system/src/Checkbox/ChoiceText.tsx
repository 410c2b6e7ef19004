import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { guardedWords } from '../CatchErrors/guarded.tsx'
import { RequiredMark } from '../Field/Field.styles.ts'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'

const Note = styled.span`
  display: block;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;
`

type ChoiceTextProps = {
  label: string
  /** Default false. */
  isHidden?: boolean
  /** Default false. */
  isRequired?: boolean
  /** A second, quieter line. */
  note?: ReactNode
}

/** The words beside a box, a dot or a switch. */
export const ChoiceText = ({ label, isHidden, isRequired, note }: ChoiceTextProps) =>
  isHidden ? (
    <Hidden>{label}</Hidden>
  ) : (
    <span>
      {label}
      {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      {note && <Note>{guardedWords(note)}</Note>}
    </span>
  )
