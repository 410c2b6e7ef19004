const warned = new Set<string>()

/** Tells a wrong prop in the console, once per message and in development only. */
export const warnProp = (component: string, prop: string, problem: string): void => {
  if (!import.meta.env.DEV) return
  const message = `${component}: the prop "${prop}" ${problem}.`
  if (warned.has(message)) return
  warned.add(message)
  console.error(message)
}
