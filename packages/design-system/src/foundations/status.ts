/** The six tones in which anything may speak of its state. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'pending' | 'danger'

export const statusTones = ['neutral', 'info', 'success', 'warning', 'pending', 'danger'] as const satisfies readonly StatusTone[]

/** The stages of a piece of work that tags, the Gantt, boards, charts and walls all colour alike. */
export type WorkStatus =
  | 'planning'
  | 'toStart'
  | 'closed'
  | 'inProgress'
  | 'delayed'
  | 'completed'
  | 'delayedCompleted'
  | 'inApproval'
  | 'changing'

/** The one shared table of status colours. */
export const workStatusTone = {
  planning: 'neutral',
  toStart: 'neutral',
  closed: 'neutral',
  inProgress: 'info',
  delayed: 'warning',
  completed: 'success',
  delayedCompleted: 'success',
  inApproval: 'pending',
  changing: 'pending',
} as const satisfies Record<WorkStatus, StatusTone>

/** The strong colour of a tone as a CSS value: for dots, lines, words. */
export const toneColour = (tone: StatusTone): string => `var(--${tone})`

/** The soft ground of a tone as a CSS value: for tags and banners. */
export const toneSoftColour = (tone: StatusTone): string => `var(--${tone}-soft)`
