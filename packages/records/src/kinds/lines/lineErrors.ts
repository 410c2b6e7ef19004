type FieldError = { message?: unknown; type?: unknown }

const messageOf = (error: unknown): string | undefined => {
  const { message } = (error ?? {}) as FieldError // errors of a form are nested by path; what is not one has no message
  return typeof message === 'string' && message !== '' ? message : undefined
}

export type LineErrors = {
  /** What is wrong with the lines as a whole. */
  whole: string | undefined
  /** Sentences by cell key, by number of the line. */
  byLine: ReadonlyMap<number, Readonly<Record<string, string>>>
}

/** The form's errors below a field of lines. */
export const lineErrorsOf = (errors: unknown): LineErrors => {
  const byLine = new Map<number, Record<string, string>>()
  if (typeof errors === 'object' && errors !== null)
    for (const [row, cells] of Object.entries(errors)) {
      if (!/^\d+$/.test(row) || typeof cells !== 'object' || cells === null) continue
      const messages = Object.entries(cells).flatMap(([key, error]): [string, string][] => {
        const message = messageOf(error)
        return message === undefined ? [] : [[key, message]]
      })
      if (messages.length > 0) byLine.set(Number(row), Object.fromEntries(messages))
    }
  return { whole: messageOf(errors), byLine }
}
