const told = new Set<string>()

/** Tells a wrong prop in the console, once per message and in development only. */
export const warnProp = (component: string, prop: string, problem: string): void => {
  if (!import.meta.env.DEV) return
  const message = `${component}: the prop "${prop}" ${problem}.`
  if (told.has(message)) return
  told.add(message)
  console.error(message)
}
