import { type Core, isSerial, isStored } from '@bip/contract'
import { DisplayInput } from './DisplayInput.tsx'
import { inputOf } from './inputs.ts'
import { useSlots } from './slots.tsx'
import type { InputProps } from './types.ts'

export type FieldInputProps = InputProps & {
  /** The resource, for its slots and states. */
  core: Core
}

/** The input of a field: the module's own where it has one, a plain value where nothing is asked, else by kind. */
export const FieldInput = ({ core, ...props }: FieldInputProps) => {
  const { inputs } = useSlots(core)
  const Own = inputs?.[props.name]
  if (Own) return <Own {...props} />
  const { field } = props
  // A number that the gateway will give says so in its input.
  const isGiven = field.formula !== undefined || !isStored(field) || (field.serverOwned === true && !isSerial(field))
  if (isGiven) return <DisplayInput {...props} states={core.states} />
  const Input = inputOf(field)
  return <Input {...props} />
}
