import { type RefObject, useRef, useState } from 'react'
import { type PrintOptions, printElement, showPrintWindow } from './printElement.ts'

/** How far a print has come. */
export type PrintState = 'idle' | 'preparing' | 'printing' | 'done' | 'failed'

/** What a PrintArea is given, and what the button beside it uses. */
export type Printing = {
  /** Prints the content of the PrintArea; fulfilled when it is over, also where it failed. While it prints, the same print is told again. */
  print: () => Promise<void>
  state: PrintState
  /** From the press until the print window is closed. */
  isPrinting: boolean
  /** The element that is printed; PrintArea sets it. */
  area: RefObject<HTMLElement | null>
}

/** Ties a button anywhere on the page to a PrintArea. */
export const usePrint = (options: PrintOptions & { onError?: (error: unknown) => void } = {}): Printing => {
  const { onError, ...setup } = options
  const area = useRef<HTMLElement>(null)
  const running = useRef<Promise<void>>(undefined)
  const [state, setState] = useState<PrintState>('idle')

  const run = async (): Promise<void> => {
    const element = area.current
    if (!element) throw new Error('There is nothing to print: pass what usePrint returns to a PrintArea as its prop "printing".')
    setState('preparing')
    try {
      await printElement(element, {
        ...setup,
        send: async (copy) => {
          setState('printing')
          await (setup.send ?? showPrintWindow)(copy)
        },
      })
      setState('done')
    } catch (error) {
      setState('failed')
      onError?.(error)
    } finally {
      running.current = undefined
    }
  }

  return {
    print: () => {
      running.current ??= run()
      return running.current
    },
    state,
    isPrinting: state === 'preparing' || state === 'printing',
    area,
  }
}
