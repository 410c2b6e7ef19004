/** What the operator reads of work that is tried again and again: the same is said once until it works again. */
export type OnceLog = { failed(line: string): void; worked(): void }

export function sayOnce(log: (line: string) => void): OnceLog {
  let said = ''
  return {
    failed: (line) => {
      if (line !== said) log(line)
      said = line
    },
    worked: () => {
      said = ''
    },
  }
}
