import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { FieldsetRoom, FieldsetRoot, Legend, LegendHint } from './Fieldset.styles.ts'
import { FieldsetContext, useLocks } from './FieldsetContext.ts'
import { FormBody } from './FormBody.styles.ts'

export type FieldsetProps = Omit<ComponentProps<'fieldset'>, 'disabled'> & {
  /** Name of the group; screen readers say it before each of its fields. */
  legend: string
  /** What goes for all of its fields. */
  hint?: ReactNode
  /** Most columns; fewer where there is less room. Default 'auto', which goes up to four. */
  columns?: 1 | 2 | 3 | 4 | 'auto'
  /** Locks every field in it, whatever the field says. Default false. */
  isDisabled?: boolean
  /** Shows every field in it as read-only. Default false. */
  isReadOnly?: boolean
}

/** Fields that answer one question together, under a legend: an address, a contact, a tolerance. */
export const Fieldset = ({ legend, hint, columns = 'auto', isDisabled, isReadOnly, children, ...root }: FieldsetProps) => {
  if (import.meta.env.DEV) warnUnknown('Fieldset', 'columns', columns, [1, 2, 3, 4, 'auto'])
  const hintId = useId()
  const locks = useLocks(isDisabled, isReadOnly)
  const context = useMemo(
    () => ({ isDisabled: locks.isDisabled, isReadOnly: locks.isReadOnly }),
    [locks.isDisabled, locks.isReadOnly],
  )
  return (
    <FieldsetRoot
      aria-describedby={hint ? hintId : undefined}
      {...root}
      disabled={locks.isDisabled}
      data-disabled={locks.isDisabled || undefined}
      data-readonly={locks.isReadOnly || undefined}
    >
      <Legend>{legend}</Legend>
      {hint && <LegendHint id={hintId}>{guarded(hint)}</LegendHint>}
      <FieldsetContext value={context}>
        <FieldsetRoom>
          <FormBody data-columns={columns}>
            <ErrorBoundary title={legend}>{children}</ErrorBoundary>
          </FormBody>
        </FieldsetRoom>
      </FieldsetContext>
    </FieldsetRoot>
  )
}
