import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DesignProvider } from '../foundations/DesignProvider.tsx'

export type ConformanceOptions = {
  /** Name in the report. */
  name: string
  /** The component with the props it needs; the suite adds the common ones. */
  render: (props: Record<string, unknown>) => ReactElement
  /** Takes `isDisabled`; default false. */
  canDisable?: boolean
  /** `data-*` attributes that the root must carry with the props given. */
  data?: Readonly<Record<string, string>>
}

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

/** What every component keeps: `ref`, `className` and the rest reach one root element, and state shows as `data-*`. */
export const conforms = (options: ConformanceOptions): void => {
  describe(`${options.name} conforms`, () => {
    it('hands ref, className and the rest to one root element', () => {
      const { root, ref } = rendered(options, { className: 'mine', id: 'probe', lang: 'vi' })
      expect(root).not.toBeNull()
      expect(ref).toBe(root)
      expect(root?.classList.contains('mine')).toBe(true)
      expect(root?.id).toBe('probe')
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
  })
}
