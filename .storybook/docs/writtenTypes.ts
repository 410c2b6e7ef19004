import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { type DocgenType, typeText } from '../../packages/design-system/src/testing/docs/typeText.ts'

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> } }

/** Storybook sums a type up in one word such as "union"; readers want to see which values there are. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {} // react-docgen's Vite plugin adds it
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType
      // What react-docgen cannot read, such as a read-only array, it calls unknown.
      const isKnown = type && (type.name !== 'unknown' || type.raw)
      return [name, isKnown ? { ...argType, table: { ...argType.table, type: { summary: typeText(type) } } } : argType]
    }),
  )
}
