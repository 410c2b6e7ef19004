import { styleText } from 'node:util'

type Tone = 'dim' | 'green' | 'red' | 'yellow' | 'bold'

/** Colours text where the terminal shows colours; plain text elsewhere and under NO_COLOR. */
export const tone = (name: Tone, text: string) => styleText(name, text, { stream: process.stdout, validateStream: true })

/** Prints one line of progress. */
export const say = (text: string) => console.log(text)

/** A span of milliseconds as people read it: "340 ms", "12.4 s", "3 min 05 s". */
export function span(milliseconds: number) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 120) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`
}

/** Something the person at the keyboard can mend: its message is one sentence with the way out, shown without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** Runs a script's body; a Problem ends it with its sentence alone, anything else with its stack; both with exit code 1. */
export async function main(body: () => Promise<void>) {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Problem ? tone('red', error.message) : error)
    process.exit(1)
  }
}
