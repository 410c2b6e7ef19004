import axe from 'axe-core'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DesignProvider } from '../DesignProvider/DesignProvider.tsx'
import { themeNames } from '../foundations/themes.ts'
import { speakPseudo, strayWords, wordsGiven } from './pseudo.ts'

export type ConformanceOptions = {
  /** Name of the export in the report; more words may follow. */
  name: string
  /** The component with the props it needs; the suite adds the common ones. */
  render: (props: Record<string, unknown>) => ReactElement
  /** Has no root element that takes `ref`, `className` and the rest, for the reason given. */
  rootless?: string
  /** Takes `isDisabled`; default false. */
  canDisable?: boolean
  /** `data-*` attributes that the root must carry with the props given. */
  data?: Readonly<Record<string, string>>
  /** Words that it neither is given nor holds: what the browser writes, such as names of months. */
  alsoSays?: RegExp
}

const conforming = new Set<string>()

/** The exports that the suite has been called for so far. */
export const conformingExports = (): ReadonlySet<string> => conforming

/** Renders at once and hands back the place; `unmount` takes it away. */
export const mount = (element: ReactElement): { container: HTMLElement; unmount: () => void } => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  flushSync(() => root.render(<DesignProvider>{element}</DesignProvider>))
  return {
    container,
    unmount: () => {
      flushSync(() => root.unmount())
      container.remove()
    },
  }
}

const rendered = ({ render }: ConformanceOptions, props: Record<string, unknown>) => {
  const marked: { current: HTMLElement | null } = { current: null }
  const { unmount } = mount(
    render({
      ...props,
      'data-probe': 'root',
      ref: (element: HTMLElement | null) => {
        if (element) marked.current = element
      },
    }),
  )
  onTestFinished(unmount)
  return { root: document.querySelector<HTMLElement>('[data-probe="root"]'), ref: marked.current }
}

const shown = ({ render }: ConformanceOptions): HTMLElement => {
  const { container, unmount } = mount(render({}))
  onTestFinished(unmount)
  return container
}

const popUp = '[role="menu"], [role="listbox"], [role="dialog"], [role="tree"], [role="grid"]'

/** Opens what the component can open and waits for it; nothing where nothing opens. */
const openPopUp = async (container: HTMLElement): Promise<void> => {
  const trigger = container.querySelector<HTMLElement>('[aria-haspopup]:not([aria-expanded="true"])')
  if (!trigger) return
  trigger.focus()
  trigger.click()
  if (trigger.getAttribute('aria-expanded') === 'false')
    trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(document.querySelector(popUp)).not.toBeNull())
}

/** Colours are all that differs between two themes, so the further ones need the rules about colour only. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

const stillness = new CSSStyleSheet()
stillness.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }')

const axeFindings = async (): Promise<string[]> => {
  const { documentElement: root } = document
  // A colour on its way from one theme to the next would be measured.
  document.adoptedStyleSheets = [stillness]
  const findings: string[] = []
  for (const theme of themeNames) {
    root.dataset.theme = theme
    const { violations } = await axe.run(
      { include: document.body },
      {
        ...(theme === 'light' ? { rules: { region: { enabled: false } } } : { runOnly: colourRules }),
        resultTypes: ['violations'],
      },
    )
    for (const { id, nodes } of violations) findings.push(...nodes.map(({ html }) => `${id} in the theme ${theme}: ${html}`))
  }
  root.dataset.theme = 'light'
  return findings
}

/**
 * What every component keeps: `ref`, `className` and the rest reach one root element, state shows as `data-*`,
 * axe finds nothing in any theme, and no word in it is its own invention.
 */
export const conforms = (options: ConformanceOptions): void => {
  conforming.add(options.name.split(' ')[0] ?? options.name)
  describe(`${options.name} conforms`, () => {
    if (!options.rootless)
      it('hands ref, className and the rest to one root element', () => {
        const { root, ref } = rendered(options, { className: 'mine', id: 'probe', lang: 'vi' })
        expect(root).not.toBeNull()
        expect(ref).toBe(root)
        expect(root?.classList.contains('mine')).toBe(true)
        expect(root?.lang).toBe('vi')
      })

    if (options.data)
      it('shows its state as data attributes', () => {
        const { root } = rendered(options, {})
        expect({ ...root?.dataset }).toMatchObject(options.data ?? {})
      })

    if (options.canDisable)
      it('shows and means disabled', () => {
        const { root } = rendered(options, { isDisabled: true })
        expect(root?.dataset.disabled).toBe('true')
        expect(root?.matches(':disabled') || root?.querySelector(':disabled') !== null).toBe(true)
      })

    it('is accessible in every theme, closed and open', async () => {
      const container = shown(options)
      expect(await axeFindings()).toEqual([])
      if (!container.querySelector('[aria-haspopup]')) return
      await openPopUp(container)
      expect(await axeFindings()).toEqual([])
    })

    it('says nothing but its texts and what it is given', async () => {
      speakPseudo()
      const given = wordsGiven(options.render({}))
      const container = shown(options)
      const strays = () => strayWords(document.body, given).filter((word) => !options.alsoSays?.test(word))
      expect(strays()).toEqual([])
      await openPopUp(container)
      expect(strays()).toEqual([])
    })
  })
}
