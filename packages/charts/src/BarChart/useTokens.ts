import { useEffect, useState } from 'react'

/** The colours that a canvas needs as values; it cannot read CSS variables. */
export type ChartTokens = {
  text: string
  faint: string
  line: string
  /** Thin lines between rows. */
  rule: string
  info: string
  accent: string
  success: string
  warning: string
  danger: string
  surface: string
  sans: string
}

const variables: ChartTokens = {
  text: '--text',
  faint: '--text-faint',
  line: '--line-strong',
  rule: '--line',
  info: '--info',
  accent: '--accent',
  success: '--success',
  warning: '--warning',
  danger: '--danger',
  surface: '--surface',
  sans: '--sans',
}

/** Where the system forces its colours, it leaves a canvas alone, which then has to take them by itself. */
const forced: Omit<ChartTokens, 'sans'> = {
  text: 'CanvasText',
  faint: 'CanvasText',
  line: 'CanvasText',
  rule: 'CanvasText',
  info: 'CanvasText',
  accent: 'Highlight',
  success: 'CanvasText',
  warning: 'CanvasText',
  danger: 'LinkText',
  surface: 'Canvas',
}

const forcedColours = '(forced-colors: active)'

/** The value of a colour that the system names. */
function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function readTokens(): ChartTokens {
  const style = getComputedStyle(document.documentElement)
  const isForced = window.matchMedia(forcedColours).matches
  const read = (name: keyof ChartTokens): string =>
    isForced && name !== 'sans' ? systemColour(forced[name]) : style.getPropertyValue(variables[name]).trim()
  return {
    text: read('text'),
    faint: read('faint'),
    line: read('line'),
    rule: read('rule'),
    info: read('info'),
    accent: read('accent'),
    success: read('success'),
    warning: read('warning'),
    danger: read('danger'),
    surface: read('surface'),
    sans: read('sans'),
  }
}

/** The theme's colours, read again when the theme changes or the system forces its own. */
export function useTokens(): ChartTokens {
  const [tokens, setTokens] = useState(readTokens)
  useEffect(() => {
    const read = (): void => setTokens(readTokens())
    read()
    const watch = new MutationObserver(read)
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    const media = window.matchMedia(forcedColours)
    media.addEventListener('change', read)
    return () => {
      watch.disconnect()
      media.removeEventListener('change', read)
    }
  }, [])
  return tokens
}
