type EyeDropper = { open: () => Promise<{ sRGBHex: string }> }

declare global {
  interface Window {
    /** Only some browsers have it, and only on secure pages. */
    EyeDropper?: new () => EyeDropper
  }
}

/** Picks a colour anywhere on the screen; undefined where the browser cannot. */
export const eyeDropper = (): (() => Promise<string | null>) | undefined => {
  const { EyeDropper } = window
  if (!EyeDropper) return undefined
  return async () => {
    try {
      return (await new EyeDropper().open()).sRGBHex.toLowerCase()
    } catch {
      // Escape called it off, which is an answer and not an error.
      return null
    }
  }
}
