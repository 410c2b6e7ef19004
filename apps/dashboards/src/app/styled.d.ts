import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Changing values reach the static looks through variables. */
    [variable: `--${string}`]: string | number | undefined
  }
}
