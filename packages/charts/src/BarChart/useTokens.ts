import { useEffect, useState } from 'react'

/** The colours that a canvas needs as values; it cannot read CSS variables. */
export type ChartTokens = {
  text: string
  faint: string
  line: string
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
  info: '--info',
  accent: '--accent',
  success: '--success',
  warning: '--warning',
  danger: '--danger',
  surface: '--surface',
  sans: '--sans',
}

function readTokens(): ChartTokens {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string): string => style.getPropertyValue(name).trim()
  return {
    text: read(variables.text),
    faint: read(variables.faint),
    line: read(variables.line),
    info: read(variables.info),
    accent: read(variables.accent),
    success: read(variables.success),
    warning: read(variables.warning),
    danger: read(variables.danger),
    surface: read(variables.surface),
    sans: read(variables.sans),
  }
}

/** The theme's colours, read again when the theme changes. */
export function useTokens(): ChartTokens {
  const [tokens, setTokens] = useState(readTokens)
  useEffect(() => {
    const read = (): void => setTokens(readTokens())
    read()
    const watch = new MutationObserver(read)
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => watch.disconnect()
  }, [])
  return tokens
}
