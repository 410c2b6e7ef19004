import { createContext } from 'react'
import { type FormControls, formControls } from './formControls.ts'

/** The controls that the schema around may name. */
export const ControlsContext = createContext<FormControls>(formControls)
