import type { AnyRecord, Core } from '@bip/contract'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import type { InputProps, ViewProps } from './types.ts'

/** What a module puts in the place of generated parts of one resource's screens. */
export type ResourceSlots = {
  /** A field's cell in lists, by field key. */
  cells?: Readonly<Record<string, ComponentType<ViewProps>>>
  /** A field's value on the detail page, by field key. */
  displays?: Readonly<Record<string, ComponentType<ViewProps>>>
  /** A field's input in the form, by field key. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** Shown below what an action asks for; hears what is typed by `useWatch`. */
  ArgsExtra?: ComponentType<{ core: Core; operation: string }>
  /** Buttons before "new" in the head of the list. */
  ListActions?: ComponentType<{ core: Core }>
  /** Buttons after those of the resource's actions, on the detail page. */
  DetailActions?: ComponentType<{ core: Core; record: AnyRecord }>
  /** What stands first in a tab of the detail page, by the name of the tab. */
  tabs?: Readonly<Record<string, ComponentType<{ core: Core; record: AnyRecord }>>>
  /** Shown above the sections of the detail page. */
  DetailTop?: ComponentType<{ core: Core; record: AnyRecord }>
  /** Shown below the sections of the detail page. */
  DetailExtra?: ComponentType<{ core: Core; record: AnyRecord }>
}

const SlotsContext = createContext<ReadonlyMap<string, ResourceSlots>>(new Map())

export type ResourceSlotsProviderProps = { /** The key of the resource. */ of: string; slots: ResourceSlots; children: ReactNode }

/** Puts parts of its own into the generated screens of one resource below it; those of other resources that were put above it stay. */
export const ResourceSlotsProvider = ({ of, slots, children }: ResourceSlotsProviderProps) => {
  const above = useContext(SlotsContext)
  const all = useMemo(() => new Map([...above, [of, slots]]), [above, of, slots])
  return <SlotsContext value={all}>{children}</SlotsContext>
}

/** The slots of one resource; empty where it has none. */
export const useSlots = (core: Pick<Core, 'key'>): ResourceSlots => useContext(SlotsContext).get(core.key) ?? noSlots

const noSlots: ResourceSlots = {}
