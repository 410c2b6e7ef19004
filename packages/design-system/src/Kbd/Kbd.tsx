import type { ComponentPropsWithRef } from 'react'
import { Root } from './Kbd.styles.ts'

export type KbdProps = ComponentPropsWithRef<'kbd'>

/** A key or a chord, such as "Ctrl K". */
export const Kbd = (props: KbdProps) => <Root {...props} />
