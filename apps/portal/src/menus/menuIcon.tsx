import { Circle } from '@bip/design-system/icons'
import { type ReactNode, useSyncExternalStore } from 'react'
import { afterPaint } from '../app/afterPaint.ts'

type MenuIcons = typeof import('./menuIcons.ts')['menuIcons']

let icons: MenuIcons | undefined
const listeners = new Set<() => void>()

// Whoever looks after the version hears of files that did not come.
const load = (): void =>
  void import('./menuIcons.ts').then(
    (fetched) => take(fetched.menuIcons),
    () => undefined,
  )

/** Icons grow with the menu, so that its names do not wait for them: they are asked for as soon as those stand there, and do not wait for the page. */
function listen(listener: () => void): () => void {
  if (!icons && listeners.size === 0) afterPaint(load)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function take(fetched: MenuIcons): void {
  icons = fetched
  for (const listener of listeners) listener()
}

const size = 16

const MenuIcon = ({ name }: { name: string }) => {
  const known = useSyncExternalStore(listen, () => icons)
  if (!known) return <svg width={size} height={size} aria-hidden />
  const Icon = known[name] ?? Circle
  return <Icon size={size} />
}

/** The icon that an entry of a menu names; a name that there is no icon of is shown as a ring. */
export const menuIcon = (name: string): ReactNode => <MenuIcon name={name} />
