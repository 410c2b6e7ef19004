import { type KeyboardEvent, useRef } from 'react'

/** A reader types faster than people: less than this between two keys, ms. */
const maxGapMs = 50
const minLength = 3

/** Hears codes from a barcode reader: fast keys that end with Enter. Answers whether the event ended one. */
export const useScanner = (onScan: (code: string) => void) => {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent): boolean => {
    const { text, at } = typed.current
    const isFast = event.timeStamp - at <= maxGapMs
    if (event.key === 'Enter') {
      typed.current = { text: '', at: 0 }
      if (!isFast || text.length < minLength) return false
      onScan(text)
      return true
    }
    if (event.key.length === 1) typed.current = { text: isFast ? text + event.key : event.key, at: event.timeStamp }
    return false
  }
}
