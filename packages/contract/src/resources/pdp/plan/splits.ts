/** Work that stops after so many working days for so many working days. */
export type PlanSplit = { after: number; pause: number }

const days = '\\d{1,4}(\\.\\d{1,2})?'

/** How an item holds where its work stops: `3/2, 5/1` stops after three days for two, and after five for one. */
export const splitPattern = `${days}/${days}(, ?${days}/${days}){0,9}`

/** As many splits as a task may have. */
export const maxSplits = 10

export const splitsOf = (text: string | null | undefined): PlanSplit[] =>
  (text ?? '')
    .split(',')
    .flatMap((one): PlanSplit[] => {
      const [after, pause] = one.split('/').map(Number)
      return after && pause ? [{ after, pause }] : []
    })
    .sort((one, other) => one.after - other.after)

const short = (value: number): string => String(Math.round(value * 100) / 100)

/** Null where the work goes on without a stop. */
export const splitText = (splits: readonly PlanSplit[] | undefined): string | null =>
  splits?.length ? splits.map(({ after, pause }) => `${short(after)}/${short(pause)}`).join(', ') : null

/** Working days of all its pauses together. */
export const pausedDays = (text: string | null | undefined): number => splitsOf(text).reduce((sum, { pause }) => sum + pause, 0)
