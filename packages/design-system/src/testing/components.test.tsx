import { expect, it } from 'vitest'
import * as designSystem from '../index.ts'
import { conformingExports } from './conformance.tsx'
// One case for each exported component.
import './cases/actions.tsx'
import './cases/data.tsx'
import './cases/display.tsx'
import './cases/inputs.tsx'

/** Exports that are no part of a page by themselves. */
const without: Readonly<Record<string, string>> = {
  ContextMenuLayer: 'ContextMenu opens it.',
  DesignProvider: 'It is around every component of this suite.',
  DesignStyles: 'It is a style sheet.',
  FloatingLayer: 'It is the place of what floats; Menu, Popover and Select stand in it here.',
  FormError: 'It is an error.',
  FormErrorSummary: 'It stands in the form above.',
  FormField: 'It stands in the form above.',
  FormFoot: 'It stands in the form above.',
  FormSection: 'It stands in the form above.',
  Layer: 'It is the place of what lies over the page; Dialog stands in it here.',
  LocaleProvider: 'It is around every component of this suite.',
  SchemaFields: 'It stands in SchemaForm.',
}

it('covers every exported component', () => {
  const exported = Object.entries(designSystem)
    .filter(
      ([name, part]) => /^[A-Z]/.test(name) && (typeof part === 'function' || (typeof part === 'object' && '$$typeof' in part)),
    )
    .map(([name]) => name)
  const covered = new Set([...conformingExports(), ...Object.keys(without)])
  expect(exported.filter((name) => !covered.has(name))).toEqual([])
  expect(Object.keys(without).filter((name) => !exported.includes(name))).toEqual([])
})
