import { type ComponentType, lazy, useState } from 'react'

/** A component whose code is fetched when it is first shown, or before, by `load`. */
export type OnDemand<Props> = ComponentType<Props> & { load: () => Promise<unknown> }

/**
 * Like `lazy`, but shown at once where the code is there already. React commits a page without what is lazy, however short the wait is,
 * and shows what follows 300 ms later.
 */
export function onDemand<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Known: ComponentType<Props> | undefined
  const load = async () => {
    const fetched: ComponentType<Props> | undefined = await fetchIt()
    // A file of another version may have come without the page that this one knows.
    if (!fetched) throw new Error('The file that was fetched has no such page. Reload to get the version of the server.')
    Known = fetched
    return { default: fetched }
  }
  const Later: ComponentType<Props> = lazy(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, at the top level, as `lazy` is
  const Shown = (props: Props) => {
    const [Screen] = useState(() => Known ?? Later)
    return <Screen {...props} />
  }
  return Object.assign(Shown, { load })
}
