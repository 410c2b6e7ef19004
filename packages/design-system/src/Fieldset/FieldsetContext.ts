import { createContext, useContext } from 'react'

type Locks = { isDisabled: boolean; isReadOnly: boolean }

/** What a fieldset says for every field in it. */
export const FieldsetContext = createContext<Locks>({ isDisabled: false, isReadOnly: false })

/** A field's own locks together with those of the fieldsets around it; what is locked outside cannot be unlocked inside. */
export const useLocks = (isDisabled: boolean | undefined, isReadOnly: boolean | undefined): Locks => {
  const around = useContext(FieldsetContext)
  return { isDisabled: isDisabled === true || around.isDisabled, isReadOnly: isReadOnly === true || around.isReadOnly }
}
