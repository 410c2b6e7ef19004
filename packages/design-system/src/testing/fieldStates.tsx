import type { ReactNode } from 'react'
import type { ControlSize } from '../Field/types.ts'
import { Matrix } from './story.tsx'

const states = ['empty', 'filled', 'error', 'readonly', 'disabled'] as const

/** What a field is given to be in a state. */
type StateProps = { size: ControlSize; error: string | undefined; isReadOnly: boolean; isDisabled: boolean }

type FieldStates = {
  /** The column beside the two sizes: what is peculiar to this field. */
  look: string
  /** Width of a field in px. */
  width: number
  error: string
  /** The field; `isLook` in that third column. */
  render: (props: StateProps, is: { isEmpty: boolean; isLook: boolean }) => ReactNode
}

/** The picture of a field: its states down, its sizes and its own look across. */
export const fieldStates = ({ look, width, error, render }: FieldStates) => ({
  decorators: [],
  render: () => (
    <Matrix
      rows={states}
      columns={['medium', 'small', look]}
      cell={(state, column) => (
        <div style={{ width }}>
          {render(
            {
              size: column === 'small' ? 'small' : 'medium',
              error: state === 'error' ? error : undefined,
              isReadOnly: state === 'readonly',
              isDisabled: state === 'disabled',
            },
            { isEmpty: state === 'empty', isLook: column === look },
          )}
        </div>
      )}
    />
  ),
})
