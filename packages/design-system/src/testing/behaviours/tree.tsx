import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { all, appears, only, press, stage } from './stage.ts'

export type TreeOptions = {
  name: string
  /** Two closed nodes with two leaves each; the letter g finds the second. */
  render: () => ReactElement
  /** Opens the tree where it is a pop-up. */
  open?: string
}

/** A tree after the ARIA practices: the arrows walk, open and close; each node tells its level and its place. */
export const behavesAsTree = ({ name, render, open }: TreeOptions): void => {
  const tree = async () => {
    const container = stage(render())
    if (open) only(container, '[aria-haspopup="tree"]').focus()
    if (open) await press(open)
    const root = await appears('tree')
    const keeper = open ? only(container, '[aria-haspopup="tree"]') : root
    if (!open) root.focus()
    const current = (): Element | null => {
      const pointed = document.getElementById(keeper.getAttribute('aria-activedescendant') ?? '-')
      return pointed ?? document.activeElement?.closest('[role="treeitem"]') ?? null
    }
    const nodes = () => all(root, '[role="treeitem"]')
    if (!current()) await press('{ArrowDown}')
    await press('{Home}')
    return { root, nodes, current }
  }

  describe(`${name} is a tree`, () => {
    it('tells level, place and whether a node is open', async () => {
      const { root, nodes } = await tree()
      expect(root.getAttribute('aria-label') ?? root.getAttribute('aria-labelledby')).not.toBeNull()
      expect(nodes().map((node) => node.getAttribute('aria-expanded'))).toEqual(['false', 'false'])
      expect(nodes().map((node) => [node.ariaLevel, node.ariaPosInSet, node.ariaSetSize])).toEqual([
        ['1', '1', '2'],
        ['1', '2', '2'],
      ])
    })

    it('opens with the right arrow, goes in, comes out and closes with the left', async () => {
      const { nodes, current } = await tree()
      await press('{ArrowRight}')
      await expect.poll(() => nodes().length).toBe(4)
      expect(nodes()[0]?.getAttribute('aria-expanded')).toBe('true')
      await press('{ArrowRight}')
      await expect.poll(current).toBe(nodes()[1])
      expect(nodes()[1]?.ariaLevel).toBe('2')
      await press('{ArrowLeft}')
      await expect.poll(current).toBe(nodes()[0])
      await press('{ArrowLeft}')
      await expect.poll(() => nodes().length).toBe(2)
    })

    it('opens everything beside a node with the asterisk', async () => {
      const { nodes } = await tree()
      await press('*')
      await expect
        .poll(() => nodes().map((node) => node.getAttribute('aria-expanded')))
        .toEqual(['true', null, null, 'true', null, null])
    })

    it('goes from a leaf to what holds it, and stops at the ends', async () => {
      const { nodes, current } = await tree()
      await press('{ArrowUp}')
      expect(current()).toBe(nodes()[0])
      await press('{ArrowRight}')
      await expect.poll(() => nodes().length).toBe(4)
      await press('{ArrowDown}{ArrowDown}')
      await expect.poll(current).toBe(nodes()[2])
      await press('{ArrowRight}')
      expect(current()).toBe(nodes()[2])
      await press('{ArrowLeft}')
      await expect.poll(current).toBe(nodes()[0])
      await press('{End}{ArrowDown}')
      await expect.poll(current).toBe(nodes()[3])
    })

    it('finds a node by its letters', async () => {
      const { nodes, current } = await tree()
      await press('g')
      await expect.poll(current).toBe(nodes()[1])
    })

    it('walks what is in sight', async () => {
      const { nodes, current } = await tree()
      await press('{ArrowRight}')
      await expect.poll(() => nodes().length).toBe(4)
      for (const [keys, place] of [
        ['{ArrowDown}', 1],
        ['{End}', 3],
        ['{ArrowUp}', 2],
        ['{Home}', 0],
      ] as const) {
        await press(keys)
        await expect.poll(current).toBe(nodes()[place])
      }
    })
  })
}
