import type { ComponentType } from 'react'
import { DisplayField } from './DisplayField.tsx'
import type { InputProps, ViewProps } from './types.ts'
import { viewOf } from './views.ts'

/** A value that the form shows and does not ask for: computed, or owned by the gateway. */
export const DisplayInput = (props: InputProps & Pick<ViewProps, 'states'>) => (
  <DisplayField {...props} Display={viewOf(props.field).Display as ComponentType<ViewProps>} />
)
