import { expect, isMockFunction } from 'storybook/test'

/** The keys that a handler was last called with. */
export const keysOf = (handler: unknown): string[] => {
  const [keys] = isMockFunction(handler) ? (handler.mock.lastCall ?? []) : []
  return keys instanceof Set ? [...keys].map(String) : []
}

/** The tree points at the node with this name. */
export const standsOn = async (tree: HTMLElement, name: string): Promise<void> => {
  const active = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
  await expect(active).toHaveTextContent(name)
}
