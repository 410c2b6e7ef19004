/** The day that it is in a zone now, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
